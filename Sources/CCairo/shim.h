// What the drawing library offers to Swift; everything needed imports as it is.
#pragma once
#include <cairo.h>
