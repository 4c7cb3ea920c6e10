#include "CChipmunk.h"
#include <stdio.h>

// Makes the first space with the standard output closed: Debian's library is built with its checks and
// announces them there, once.
static void make_first_space(const chipmunk_functions *chipmunk) {
#ifdef __GLIBC__
  FILE *former = stdout;
  FILE *nowhere = fopen("/dev/null", "w");
  if (nowhere) stdout = nowhere;
  chipmunk->cpSpaceFree(chipmunk->cpSpaceNew());
  // Left open: another thread may be about to write to it.
  stdout = former;
#endif
}

chipmunk_functions chipmunk_open(void) {
  chipmunk_functions table;
  LIBRARY_FILL(library_chipmunk, &table, CHIPMUNK_FUNCTIONS);
  make_first_space(&table);
  return table;
}
