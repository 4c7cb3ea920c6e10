// How often memory was asked for.
#pragma once

#include <stddef.h>

// How often the calling thread has asked for memory since it began. Giving memory back is not counted.
size_t benchmark_allocation_count(void);
