// Loops over pixels in the widest steps that the processor has, which is found out at the start.
//
// Swift compiles for the oldest processor of its kind; here each loop is compiled twice.
#pragma once
#include <stddef.h>
#include <stdint.h>

// Puts a translucent colour over a rectangle of pixels: each component, of 255, is multiplied by
// `remaining`, rounded half up, and the colour's, already multiplied by its opacity, is added.
void pixels_blend(
    uint8_t *_Nonnull first, size_t bytes_per_row, size_t width, size_t height, uint32_t color,
    uint32_t remaining);
