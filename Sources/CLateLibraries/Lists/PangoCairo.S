#include "../late.inc"

library "libpangocairo-1.0.so.0", "libpangocairo-1.0-0"
function pango_cairo_context_set_font_options
function pango_cairo_font_map_new_for_font_type
function pango_cairo_font_map_set_resolution
function pango_cairo_layout_line_path
function pango_cairo_show_layout_line
