// Text shaping on top of the drawing library, with fonts chosen by us alone.
//
// What is used of Pango is declared here. Its own headers come with search paths that only pkg-config
// knows, and pkg-config has the program load Pango, and 40 libraries that it needs, at every start.
// Tests/PangoDeclarations compiles both and holds them equal.
#pragma once
#include <cairo/cairo.h>
#include <fontconfig/fontconfig.h>

#ifndef __PANGO_H__
#include "types.h"

typedef struct _PangoAttribute PangoAttribute;
typedef struct _PangoAttrList PangoAttrList;
typedef struct _PangoCairoFontMap PangoCairoFontMap;
typedef struct _PangoContext PangoContext;
typedef struct _PangoFcFontMap PangoFcFontMap;
typedef struct _PangoFontDescription PangoFontDescription;
typedef struct _PangoFontMap PangoFontMap;
typedef struct _PangoFontMetrics PangoFontMetrics;
typedef struct _PangoLanguage PangoLanguage;
typedef struct _PangoLayout PangoLayout;
typedef struct _PangoLayoutLine PangoLayoutLine;
#endif

void g_object_unref(void *object);

PangoAttribute *pango_attr_letter_spacing_new(int letter_spacing);
void pango_attr_list_insert(PangoAttrList *list, PangoAttribute *attribute);
PangoAttrList *pango_attr_list_new(void);
void pango_attr_list_unref(PangoAttrList *list);

PangoFontMetrics *pango_context_get_metrics(
    PangoContext *context, const PangoFontDescription *description, PangoLanguage *language);
void pango_context_set_base_dir(PangoContext *context, PangoDirection direction);
void pango_context_set_language(PangoContext *context, PangoLanguage *language);
void pango_context_set_round_glyph_positions(PangoContext *context, int round_positions);

PangoFontDescription *pango_font_description_new(void);
void pango_font_description_free(PangoFontDescription *description);
void pango_font_description_set_absolute_size(PangoFontDescription *description, double size);
void pango_font_description_set_family(PangoFontDescription *description, const char *family);
void pango_font_description_set_weight(PangoFontDescription *description, PangoWeight weight);

PangoContext *pango_font_map_create_context(PangoFontMap *map);
int pango_font_metrics_get_ascent(PangoFontMetrics *metrics);
int pango_font_metrics_get_descent(PangoFontMetrics *metrics);
void pango_font_metrics_unref(PangoFontMetrics *metrics);
PangoLanguage *pango_language_from_string(const char *language);

PangoLayout *pango_layout_new(PangoContext *context);
int pango_layout_get_line_count(PangoLayout *layout);
PangoLayoutLine *pango_layout_get_line_readonly(PangoLayout *layout, int line);
int pango_layout_get_unknown_glyphs_count(PangoLayout *layout);
void pango_layout_line_get_extents(
    PangoLayoutLine *line, PangoRectangle *ink, PangoRectangle *logical);
void pango_layout_line_index_to_x(PangoLayoutLine *line, int index, int trailing, int *x);
void pango_layout_set_attributes(PangoLayout *layout, PangoAttrList *attributes);
void pango_layout_set_ellipsize(PangoLayout *layout, PangoEllipsizeMode ellipsize);
void pango_layout_set_font_description(
    PangoLayout *layout, const PangoFontDescription *description);
void pango_layout_set_text(PangoLayout *layout, const char *text, int length);
void pango_layout_set_width(PangoLayout *layout, int width);

void pango_cairo_context_set_font_options(
    PangoContext *context, const cairo_font_options_t *options);
PangoFontMap *pango_cairo_font_map_new_for_font_type(cairo_font_type_t type);
void pango_cairo_font_map_set_resolution(PangoCairoFontMap *map, double dots_per_inch);
void pango_cairo_layout_line_path(cairo_t *context, PangoLayoutLine *line);
void pango_cairo_show_layout_line(cairo_t *context, PangoLayoutLine *line);

FcConfig *pango_fc_font_map_get_config(PangoFcFontMap *map);
void pango_fc_font_map_set_config(PangoFcFontMap *map, FcConfig *configuration);
