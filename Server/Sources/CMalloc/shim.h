// Functions of the C library that the module Glibc leaves out.
#include <malloc.h>
