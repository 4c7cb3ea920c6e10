// Reading and writing PNG in memory.
//
// libpng reports errors by longjmp, which must never cross Swift frames. So every jump starts and
// ends in this file, and Swift sees plain results with a message.
#pragma once
#include <png.h>
#include <setjmp.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
  char message[160];
  jmp_buf jump;
} sandbox_png_failure;

static inline void sandbox_png_fail(png_structp png, png_const_charp message) {
  sandbox_png_failure *failure = (sandbox_png_failure *)png_get_error_ptr(png);
  strncpy(failure->message, message, sizeof failure->message - 1);
  longjmp(failure->jump, 1);
}

static inline void sandbox_png_ignore(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

// ---- reading ----

typedef struct {
  sandbox_png_failure failure;
  png_structp png;
  png_infop info;
  const uint8_t *bytes;
  size_t count, position;
  png_bytep *rows;
  uint32_t width, height;
  int has_alpha;
} sandbox_png_reader;

static inline void sandbox_png_take(png_structp png, png_bytep target, size_t count) {
  sandbox_png_reader *reader = (sandbox_png_reader *)png_get_io_ptr(png);
  if (count > reader->count - reader->position) png_error(png, "the data ends too early");
  memcpy(target, reader->bytes + reader->position, count);
  reader->position += count;
}

static inline void sandbox_png_reader_free(sandbox_png_reader *reader) {
  if (!reader) return;
  png_destroy_read_struct(&reader->png, &reader->info, NULL);
  free(reader->rows);
  free(reader);
}

// Creates a reader of bytes that must outlive it; NULL when there is no memory.
static inline sandbox_png_reader *sandbox_png_reader_create(const uint8_t *bytes, size_t count) {
  sandbox_png_reader *reader = (sandbox_png_reader *)calloc(1, sizeof *reader);
  if (!reader) return NULL;
  reader->bytes = bytes;
  reader->count = count;
  reader->png = png_create_read_struct(
      PNG_LIBPNG_VER_STRING, &reader->failure, sandbox_png_fail, sandbox_png_ignore);
  if (reader->png) reader->info = png_create_info_struct(reader->png);
  if (!reader->info) {
    sandbox_png_reader_free(reader);
    return NULL;
  }
  return reader;
}

// Reads width and height; 0 with a message when the data is no PNG within the limits.
static inline int sandbox_png_reader_header(sandbox_png_reader *reader, uint32_t side_limit) {
  if (setjmp(reader->failure.jump)) return 0;
  if (reader->count < 8 || png_sig_cmp(reader->bytes, 0, 8))
    png_error(reader->png, "the data does not begin like a PNG");
  // The library would only say that the header is invalid.
  if (reader->count >= 24) {
    uint32_t width = png_get_uint_32(reader->bytes + 16);
    uint32_t height = png_get_uint_32(reader->bytes + 20);
    if (width > side_limit || height > side_limit)
      png_error(reader->png, "the picture is larger than the limit");
  }
  png_set_user_limits(reader->png, side_limit, side_limit);
  png_set_chunk_malloc_max(reader->png, 1 << 20);
  png_set_chunk_cache_max(reader->png, 64);
  png_set_read_fn(reader->png, reader, sandbox_png_take);
  png_read_info(reader->png, reader->info);
  reader->width = png_get_image_width(reader->png, reader->info);
  reader->height = png_get_image_height(reader->png, reader->info);
  return 1;
}

static inline void sandbox_png_flatten(uint8_t *row, uint32_t width) {
  for (uint32_t x = 0; x < width; x++, row += 4) {
    unsigned alpha = row[3];
    for (int i = 0; i < 3; i++) row[i] = (uint8_t)((row[i] * alpha + 255 * (255 - alpha) + 127) / 255);
    row[3] = 255;
  }
}

static inline void sandbox_png_premultiply(uint8_t *row, uint32_t width) {
  for (uint32_t x = 0; x < width; x++, row += 4) {
    unsigned alpha = row[3];
    for (int i = 0; i < 3; i++) row[i] = (uint8_t)((row[i] * alpha + 127) / 255);
  }
}

// Reads all pixels as blue, green, red and opacity, and does something with each row in the end.
static inline int sandbox_png_reader_rows(
    sandbox_png_reader *reader, uint8_t *pixels, size_t bytes_per_row,
    void (*finish)(uint8_t *, uint32_t)) {
  reader->rows = (png_bytep *)calloc(reader->height, sizeof *reader->rows);
  if (setjmp(reader->failure.jump)) return 0;
  if (!reader->rows) png_error(reader->png, "there is not enough memory");
  for (uint32_t y = 0; y < reader->height; y++) reader->rows[y] = pixels + y * bytes_per_row;
  png_set_expand(reader->png);
  png_set_scale_16(reader->png);
  png_set_gray_to_rgb(reader->png);
  png_set_bgr(reader->png);
  png_set_add_alpha(reader->png, 255, PNG_FILLER_AFTER);
  png_set_interlace_handling(reader->png);
  reader->has_alpha = (png_get_color_type(reader->png, reader->info) & PNG_COLOR_MASK_ALPHA)
      || png_get_valid(reader->png, reader->info, PNG_INFO_tRNS);
  png_read_update_info(reader->png, reader->info);
  if (png_get_rowbytes(reader->png, reader->info) > bytes_per_row)
    png_error(reader->png, "a row is longer than announced");
  png_read_image(reader->png, reader->rows);
  png_read_end(reader->png, NULL);
  if (reader->has_alpha)
    for (uint32_t y = 0; y < reader->height; y++) finish(reader->rows[y], reader->width);
  return 1;
}

// Reads all pixels as blue, green, red, 255; transparent ones are put on white.
static inline int sandbox_png_reader_pixels(
    sandbox_png_reader *reader, uint8_t *pixels, size_t bytes_per_row) {
  return sandbox_png_reader_rows(reader, pixels, bytes_per_row, sandbox_png_flatten);
}

// Reads all pixels as blue, green and red multiplied by the opacity, and the opacity.
static inline int sandbox_png_reader_premultiplied(
    sandbox_png_reader *reader, void *pixels, size_t bytes_per_row) {
  return sandbox_png_reader_rows(
      reader, (uint8_t *)pixels, bytes_per_row, sandbox_png_premultiply);
}

// ---- writing ----

typedef struct {
  sandbox_png_failure failure;
  png_structp png;
  png_infop info;
  uint8_t *bytes;
  size_t count, capacity;
  struct sandbox_png_palette *palette;
  uint8_t *places;
} sandbox_png_writer;

static inline void sandbox_png_put(png_structp png, png_bytep bytes, size_t count) {
  sandbox_png_writer *writer = (sandbox_png_writer *)png_get_io_ptr(png);
  if (writer->capacity - writer->count < count) {
    size_t capacity = writer->capacity * 2 + count + 65536;
    uint8_t *larger = (uint8_t *)realloc(writer->bytes, capacity);
    if (!larger) png_error(png, "there is not enough memory");
    writer->bytes = larger;
    writer->capacity = capacity;
  }
  memcpy(writer->bytes + writer->count, bytes, count);
  writer->count += count;
}

static inline void sandbox_png_flush(png_structp png) { (void)png; }

static inline void sandbox_png_writer_free(sandbox_png_writer *writer) {
  if (!writer) return;
  png_destroy_write_struct(&writer->png, &writer->info);
  free(writer->bytes);
  free(writer->palette);
  free(writer->places);
  free(writer);
}

static inline sandbox_png_writer *sandbox_png_writer_create(void) {
  sandbox_png_writer *writer = (sandbox_png_writer *)calloc(1, sizeof *writer);
  if (!writer) return NULL;
  writer->png = png_create_write_struct(
      PNG_LIBPNG_VER_STRING, &writer->failure, sandbox_png_fail, sandbox_png_ignore);
  if (writer->png) writer->info = png_create_info_struct(writer->png);
  if (!writer->info) {
    sandbox_png_writer_free(writer);
    return NULL;
  }
  return writer;
}

// The colours of a picture, as long as they are few.
typedef struct sandbox_png_palette {
  uint32_t colors[256];
  // Where colours stand, by a number made of them; 0 is nowhere, else one more than the place.
  uint16_t slots[1024];
  uint32_t count;
} sandbox_png_palette;

// The place of a colour, or the count of colours for one that is not there.
static inline uint32_t sandbox_png_place(const sandbox_png_palette *palette, uint32_t color, uint32_t *slot) {
  uint32_t at = (color * 2654435761u) >> 22;
  while (palette->slots[at] && palette->colors[palette->slots[at] - 1] != color) at = (at + 1) & 1023;
  *slot = at;
  return palette->slots[at] ? palette->slots[at] - 1u : palette->count;
}

// Takes in the colours of a row; 0 when they get too many.
static inline int sandbox_png_collect(
    sandbox_png_palette *palette, const uint32_t *row, uint32_t width) {
  uint32_t last = ~row[0];
  for (uint32_t x = 0; x < width; x++) {
    if (row[x] == last) continue;
    last = row[x];
    uint32_t slot;
    if (sandbox_png_place(palette, last, &slot) < palette->count) continue;
    if (palette->count == 256) return 0;
    palette->colors[palette->count++] = last;
    palette->slots[slot] = (uint16_t)palette->count;
  }
  return 1;
}

// The number of bits that the place of a colour takes.
static inline int sandbox_png_depth(const sandbox_png_palette *palette) {
  return palette->count > 16 ? 8 : 4;
}

// Writes a row as places of colours.
static inline void sandbox_png_translate(
    const sandbox_png_palette *palette, const uint32_t *row, uint32_t width, uint8_t *places) {
  int is_packed = sandbox_png_depth(palette) == 4;
  uint32_t last = ~row[0], place = 0, slot;
  for (uint32_t x = 0; x < width; x++) {
    if (row[x] != last) place = sandbox_png_place(palette, last = row[x], &slot);
    if (!is_packed) places[x] = (uint8_t)place;
    else if (x & 1) places[x / 2] |= (uint8_t)place;
    else places[x / 2] = (uint8_t)(place << 4);
  }
}

// A picture in memory: blue, green, red and, if it counts, opacity, with 8 bits each.
typedef struct {
  const uint8_t *pixels;
  uint32_t width, height;
  size_t bytes_per_row;
  int has_alpha;
  // Whether it is looked at if it has few colours.
  int counts_colors;
} sandbox_png_picture;

static inline const uint32_t *sandbox_png_row(const sandbox_png_picture *picture, uint32_t y) {
  return (const uint32_t *)(const void *)(picture->pixels + y * picture->bytes_per_row);
}

// Whether a row is that above it, as most rows of a user interface are.
static inline int sandbox_png_is_repeated(const sandbox_png_picture *picture, uint32_t y) {
  return y > 0
      && !memcmp(sandbox_png_row(picture, y), sandbox_png_row(picture, y - 1), picture->width * 4);
}

// The colours of an opaque picture that has few; NULL for any other.
static inline sandbox_png_palette *sandbox_png_palette_create(const sandbox_png_picture *picture) {
  if (picture->has_alpha || !picture->counts_colors) return NULL;
  sandbox_png_palette *palette = (sandbox_png_palette *)calloc(1, sizeof *palette);
  for (uint32_t y = 0; palette && y < picture->height; y++) {
    if (sandbox_png_is_repeated(picture, y)) continue;
    if (sandbox_png_collect(palette, sandbox_png_row(picture, y), picture->width)) continue;
    free(palette);
    palette = NULL;
  }
  return palette;
}

static inline void sandbox_png_write_rows(sandbox_png_writer *writer, const sandbox_png_picture *picture) {
  if (!picture->has_alpha) png_set_filler(writer->png, 0, PNG_FILLER_AFTER);
  png_set_bgr(writer->png);
  for (uint32_t y = 0; y < picture->height; y++)
    png_write_row(writer->png, (png_const_bytep)sandbox_png_row(picture, y));
}

static inline void sandbox_png_write_places(sandbox_png_writer *writer, const sandbox_png_picture *picture) {
  for (uint32_t y = 0; y < picture->height; y++) {
    if (!sandbox_png_is_repeated(picture, y))
      sandbox_png_translate(
          writer->palette, sandbox_png_row(picture, y), picture->width, writer->places);
    png_write_row(writer->png, writer->places);
  }
}

static inline void sandbox_png_put_colors(sandbox_png_writer *writer) {
  png_color colors[256];
  for (uint32_t i = 0; i < writer->palette->count; i++) {
    uint32_t color = writer->palette->colors[i];
    colors[i].red = (png_byte)(color >> 16);
    colors[i].green = (png_byte)(color >> 8);
    colors[i].blue = (png_byte)color;
  }
  png_set_PLTE(writer->png, writer->info, colors, (int)writer->palette->count);
}

// Encodes a picture without any optional chunk: one of few colours by their places among them.
static inline int sandbox_png_writer_encode(
    sandbox_png_writer *writer, const sandbox_png_picture *picture, int level, int filter, int strategy) {
  if (setjmp(writer->failure.jump)) return 0;
  writer->palette = sandbox_png_palette_create(picture);
  if (writer->palette && !(writer->places = (uint8_t *)malloc(picture->width)))
    png_error(writer->png, "there is not enough memory");
  png_set_write_fn(writer->png, writer, sandbox_png_put, sandbox_png_flush);
  png_set_compression_level(writer->png, level);
  png_set_compression_strategy(writer->png, strategy);
  png_set_compression_buffer_size(writer->png, 1 << 16);
  png_set_filter(writer->png, PNG_FILTER_TYPE_BASE, filter);
  png_set_IHDR(
      writer->png, writer->info, picture->width, picture->height,
      writer->palette ? sandbox_png_depth(writer->palette) : 8,
      picture->has_alpha ? PNG_COLOR_TYPE_RGB_ALPHA
                         : writer->palette ? PNG_COLOR_TYPE_PALETTE : PNG_COLOR_TYPE_RGB,
      PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  if (writer->palette) sandbox_png_put_colors(writer);
  png_write_info(writer->png, writer->info);
  if (writer->palette) sandbox_png_write_places(writer, picture);
  else sandbox_png_write_rows(writer, picture);
  png_write_end(writer->png, NULL);
  return 1;
}
