// The library beneath Cairo, for plain rectangles.
#pragma once
#include <pixman.h>
