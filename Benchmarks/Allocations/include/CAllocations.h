// How often memory was asked for, and how much of it is in use.
#pragma once

#include <stddef.h>

// How often the calling thread has asked for memory since it began. Giving memory back is not counted.
size_t benchmark_allocation_count(void);

// How many bytes the C library has handed out and not got back.
size_t benchmark_heap_bytes(void);
