// What functions of Pango take besides the objects: see shim.h.

// Pango's own unit of length: so many are a point.
#define PANGO_SCALE 1024

typedef enum { PANGO_DIRECTION_LTR = 0 } PangoDirection;
typedef enum { PANGO_ELLIPSIZE_END = 3 } PangoEllipsizeMode;
typedef enum {
  PANGO_WEIGHT_NORMAL = 400,
  PANGO_WEIGHT_MEDIUM = 500,
  PANGO_WEIGHT_BOLD = 700
} PangoWeight;

typedef struct {
  int x, y, width, height;
} PangoRectangle;
