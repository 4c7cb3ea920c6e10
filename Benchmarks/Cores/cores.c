#define _GNU_SOURCE
#include "CCores.h"

#include <sched.h>

static cpu_set_t all;
static bool knows_all;

int benchmark_core_count(void) {
  cpu_set_t set;
  return sched_getaffinity(0, sizeof set, &set) == 0 ? CPU_COUNT(&set) : 1;
}

bool benchmark_use_one_core(void) {
  if (!knows_all) knows_all = sched_getaffinity(0, sizeof all, &all) == 0;
  cpu_set_t one;
  CPU_ZERO(&one);
  for (int core = 0; knows_all && core < CPU_SETSIZE; core++) {
    if (!CPU_ISSET(core, &all)) continue;
    CPU_SET(core, &one);
    return sched_setaffinity(0, sizeof one, &one) == 0;
  }
  return false;
}

void benchmark_use_all_cores(void) {
  if (knows_all) sched_setaffinity(0, sizeof all, &all);
}
