#include "CClp.h"

clp_functions clp_open(void) {
  clp_functions table;
  LIBRARY_FILL(library_clp, &table, CLP_FUNCTIONS);
  return table;
}
