#include "PangoDeclarations.h"
#include <pango/pango.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <stddef.h>

enum { own_scale = PANGO_SCALE };

// Declares all functions a second time.
#include "../../Sources/CPango/shim.h"

// Types and constants, which the other header leaves out beside Pango's, under names of their own.
#undef PANGO_SCALE
#define PangoRectangle OwnRectangle
#define PangoDirection OwnDirection
#define PangoEllipsizeMode OwnEllipsizeMode
#define PangoWeight OwnWeight
#define PANGO_DIRECTION_LTR own_direction_ltr
#define PANGO_ELLIPSIZE_END own_ellipsize_end
#define PANGO_WEIGHT_NORMAL own_weight_normal
#define PANGO_WEIGHT_MEDIUM own_weight_medium
#define PANGO_WEIGHT_BOLD own_weight_bold
#include "../../Sources/CPango/types.h"
#undef PangoRectangle
#undef PANGO_DIRECTION_LTR
#undef PANGO_ELLIPSIZE_END
#undef PANGO_WEIGHT_NORMAL
#undef PANGO_WEIGHT_MEDIUM
#undef PANGO_WEIGHT_BOLD

int pango_declarations_are_equal(void) {
  return PANGO_SCALE == own_scale && sizeof(OwnRectangle) == sizeof(PangoRectangle)
      && offsetof(OwnRectangle, x) == offsetof(PangoRectangle, x)
      && offsetof(OwnRectangle, y) == offsetof(PangoRectangle, y)
      && offsetof(OwnRectangle, width) == offsetof(PangoRectangle, width)
      && offsetof(OwnRectangle, height) == offsetof(PangoRectangle, height)
      && (int)own_direction_ltr == (int)PANGO_DIRECTION_LTR
      && (int)own_ellipsize_end == (int)PANGO_ELLIPSIZE_END
      && (int)own_weight_normal == (int)PANGO_WEIGHT_NORMAL
      && (int)own_weight_medium == (int)PANGO_WEIGHT_MEDIUM
      && (int)own_weight_bold == (int)PANGO_WEIGHT_BOLD;
}
