// The least that a frame of translucent rectangles with a border costs.
#pragma once

#include <stddef.h>
#include <stdint.h>

struct benchmark_box {
  int x, y, width, height;
  // Blue, green, red, alpha; the colours multiplied with alpha.
  uint8_t color[4];
};

// Paints white, then the boxes one above the other, each with an opaque border of a point inside it,
// in bands of rows that stay near the processor: all boxes in a band, then the next band.
void benchmark_paint_bands(
    uint8_t *_Nonnull pixels, int width, int height, const struct benchmark_box *_Nonnull boxes,
    size_t count, uint32_t border);
