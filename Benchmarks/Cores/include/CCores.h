// The processors that the calling thread, and programs that it starts, may use.
#pragma once

#include <stdbool.h>

// How many they are.
int benchmark_core_count(void);

// Leaves the calling thread the first of them; false if the system refuses.
bool benchmark_use_one_core(void);

// Gives it back those that it had at the first call of benchmark_use_one_core.
void benchmark_use_all_cores(void);
