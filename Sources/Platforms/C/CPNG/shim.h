// libpng, of which the simplified interface is used.
#pragma once
#include <png.h>
