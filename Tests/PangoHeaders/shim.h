// Pango as its own headers declare it, for the comparison in Tests/PangoDeclarations alone.
#pragma once
#include <pango/pango.h>
