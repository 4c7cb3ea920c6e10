// A solver of the motion of rigid bodies in a plane.
#pragma once
#include <chipmunk/chipmunk.h>
#include <stdio.h>

// Makes a space. Debian's library has its checks built in and says so on the standard output, which
// belongs to the program: it is told nowhere.
static inline cpSpace *cpSpaceNewSilently(void) {
#ifdef __GLIBC__
  static FILE *nowhere;
  FILE *former = stdout;
  if (!nowhere) nowhere = fopen("/dev/null", "w");
  if (nowhere) stdout = nowhere;
  cpSpace *space = cpSpaceNew();
  stdout = former;
  return space;
#else
  return cpSpaceNew();
#endif
}
