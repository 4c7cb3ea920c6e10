// What the drawing library offers to Swift; everything needed imports as it is.
#pragma once
#include <cairo/cairo.h>

// Whether edges of shapes are smooth. The names of the ways are the text library's as well, and in
// an optimized build Swift sees them in files alone that import that one.
static inline void sandbox_set_smooth(cairo_t *context, int is_smooth) {
  cairo_set_antialias(context, is_smooth ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE);
}
