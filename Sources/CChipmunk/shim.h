// A solver of the motion of rigid bodies in a plane.
#pragma once
#include <chipmunk/chipmunk.h>
#include <pthread.h>
#include <stdio.h>

// Makes a space. Debian's library has its checks built in and says so, once, on the standard output,
// which belongs to the program: it is told nowhere.
static inline cpSpace *cpSpaceNewSilently(void) {
#ifdef __GLIBC__
  static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
  static int hasSpoken;
  pthread_mutex_lock(&lock);
  if (!hasSpoken) {
    FILE *former = stdout;
    FILE *nowhere = fopen("/dev/null", "w");
    if (nowhere) stdout = nowhere;
    cpSpaceFree(cpSpaceNew());
    // Left open: somebody else may be about to write to it.
    stdout = former;
    hasSpoken = 1;
  }
  pthread_mutex_unlock(&lock);
#endif
  return cpSpaceNew();
}
