#include "../late.inc"

library "libpangoft2-1.0.so.0", "libpangoft2-1.0-0"
function pango_fc_font_map_get_config
function pango_fc_font_map_set_config
