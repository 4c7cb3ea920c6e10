#include "CBands.h"

#include <string.h>

// As many rows as a core's own memory holds of a wide picture.
static const int rows_of_band = 160;

typedef uint8_t bytes16 __attribute__((vector_size(16)));
typedef uint16_t words16 __attribute__((vector_size(32)));

static int least(int a, int b) { return a < b ? a : b; }
static int most(int a, int b) { return a > b ? a : b; }

// Four pixels at a time: what lies there times the rest of alpha, and the colour. A 256th is taken for a
// 255th, which differs by one at most. Compiled for newer processors too, as the product's is.
__attribute__((target_clones("avx2", "default"))) static void blend(uint8_t *pixel, int count, const uint8_t *color) {
  uint16_t rest = (uint16_t)(256 - color[3]);
  words16 added;
  for (int place = 0; place < 16; place++) added[place] = color[place % 4];
  for (; count >= 4; count -= 4, pixel += 16) {
    bytes16 below;
    memcpy(&below, pixel, sizeof below);
    words16 wide = ((__builtin_convertvector(below, words16) * rest) >> 8) + added;
    below = __builtin_convertvector(wide, bytes16);
    memcpy(pixel, &below, sizeof below);
  }
  for (int place = 0; place < count * 4; place++) {
    pixel[place] = (uint8_t)(((pixel[place] * (uint32_t)rest) >> 8) + color[place % 4]);
  }
}

static void fill(uint8_t *row, int first, int end, uint32_t color) {
  for (int x = first; x < end; x++) memcpy(row + x * 4, &color, 4);
}

static void paint(
    uint8_t *pixels, int width, const struct benchmark_box *box, int first, int end,
    uint32_t border) {
  int right = box->x + box->width, bottom = box->y + box->height;
  for (int y = most(box->y, first); y < least(bottom, end); y++) {
    uint8_t *row = pixels + (size_t)y * (size_t)width * 4;
    if (y == box->y || y == bottom - 1) {
      fill(row, box->x, right, border);
    } else {
      blend(row + box->x * 4, box->width, box->color);
      fill(row, box->x, box->x + 1, border);
      fill(row, right - 1, right, border);
    }
  }
}

void benchmark_paint_bands(
    uint8_t *pixels, int width, int height, const struct benchmark_box *boxes, size_t count,
    uint32_t border) {
  for (int first = 0; first < height; first += rows_of_band) {
    int end = least(first + rows_of_band, height);
    memset(pixels + (size_t)first * (size_t)width * 4, 255, (size_t)(end - first) * (size_t)width * 4);
    for (size_t index = 0; index < count; index++) {
      paint(pixels, width, &boxes[index], first, end, border);
    }
  }
}
