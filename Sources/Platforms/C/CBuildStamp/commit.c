#include "CBuildStamp.h"
#include <stddef.h>

const char *touch_sandbox_commit(void) {
#ifdef TOUCH_SANDBOX_COMMIT
  return TOUCH_SANDBOX_COMMIT;
#else
  return NULL;
#endif
}
