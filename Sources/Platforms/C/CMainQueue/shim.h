#pragma once

// The descriptor that is readable while there is work on Dispatch's main queue. Dispatch keeps it for
// run loops such as Foundation's, which declares it in the same way; no header has it.
extern int _dispatch_get_main_queue_handle_4CF(void);
static inline int sandbox_main_queue_descriptor(void) {
  return _dispatch_get_main_queue_handle_4CF();
}
