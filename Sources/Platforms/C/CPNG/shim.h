// libpng. Pictures are read with its simplified interface. They are not written with it: without row
// filters the picture of the benchmark row `png-bytes` is 4.7 times as large as Cairo's. This writes each
// row as its difference from the row above: 1.8 times, in the same time.
#pragma once
#include <png.h>
#include <setjmp.h>
#include <string.h>

typedef struct {
  png_bytep bytes;
  size_t count, capacity;
} CPNGFile;

static inline void cpng_append(png_structp png, png_bytep bytes, size_t count) {
  CPNGFile *file = png_get_io_ptr(png);
  if (count > file->capacity - file->count) png_error(png, "the picture takes more memory than its pixels");
  memcpy(file->bytes + file->count, bytes, count);
  file->count += count;
}

static inline void cpng_stop(png_structp png, png_const_charp message) {
  png_longjmp(png, 1);
}

// Encodes 8-bit pixels (blue, green, red and, if wanted, opacity); returns the number of bytes that were
// written into the memory, 0 if libpng failed.
static inline size_t cpng_encode(
    void *memory, size_t capacity, const void *pixels, size_t bytes_per_row, png_uint_32 width,
    png_uint_32 height, int has_opacity) {
  CPNGFile file = {memory, 0, capacity};
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, cpng_stop, NULL);
  png_infop info = png ? png_create_info_struct(png) : NULL;
  if (!info || setjmp(png_jmpbuf(png))) {
    png_destroy_write_struct(&png, &info);
    return 0;
  }
  png_set_write_fn(png, &file, cpng_append, NULL);
  png_set_IHDR(
      png, info, width, height, 8, has_opacity ? PNG_COLOR_TYPE_RGB_ALPHA : PNG_COLOR_TYPE_RGB,
      PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_set_sRGB(png, info, PNG_sRGB_INTENT_PERCEPTUAL);
  png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_FILTER_UP);
  png_set_compression_level(png, 2);
  png_write_info(png, info);
  png_set_bgr(png);
  for (png_uint_32 row = 0; row < height; row++)
    png_write_row(png, (png_const_bytep)pixels + row * bytes_per_row);
  png_write_end(png, info);
  png_destroy_write_struct(&png, &info);
  return file.count;
}
