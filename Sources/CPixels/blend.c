#include "CPixels.h"
#include <string.h>

// The processor's widest steps are chosen while the program is loaded, which is before the sanitizer of
// threads is there to be called.
#if defined(__x86_64__) && !__has_feature(thread_sanitizer)
#define IN_WIDEST_STEPS __attribute__((target_clones("avx2", "default")))
#else
#define IN_WIDEST_STEPS
#endif

// Eight pixels, as their components and as numbers of 16 bits: red and blue stand in one half of the
// bytes, opacity and green in the other, so that products need no unpacking.
typedef uint16_t halves __attribute__((vector_size(32)));
typedef uint32_t wide_halves __attribute__((vector_size(64)));

// Every component times a factor / 255, rounded half up: (x + 128) * 257 / 65536, for the upper half of
// which product the processor has an instruction.
#define TIMES(components, factor) \
  __builtin_convertvector( \
      __builtin_convertvector((components) * (factor) + 128, wide_halves) * 257 >> 16, halves)

// Puts the colour over a number of pixels that the compiler knows, eight at the most.
#define STEP(count) \
  { \
    halves pixels = {0}; \
    memcpy(&pixels, place, (count) * 4); \
    halves even = TIMES(pixels & 0xFF, factor), odd = TIMES(pixels >> 8, factor); \
    pixels = (even | odd << 8) + colors; \
    memcpy(place, &pixels, (count) * 4); \
    place += (count) * 4; \
  }

IN_WIDEST_STEPS
void pixels_blend(
    uint8_t *first, size_t bytes_per_row, size_t width, size_t height, uint32_t color,
    uint32_t remaining) {
  uint16_t factor = (uint16_t)remaining, a = (uint16_t)color, b = (uint16_t)(color >> 16);
  halves colors = {a, b, a, b, a, b, a, b, a, b, a, b, a, b, a, b};
  for (size_t y = 0; y < height; y++) {
    uint8_t *place = first + y * bytes_per_row;
    for (size_t left = width / 8; left > 0; left--) STEP(8)
    if (width & 4) STEP(4)
    if (width & 2) STEP(2)
    if (width & 1) STEP(1)
  }
}
