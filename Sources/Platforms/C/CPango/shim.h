// Text shaping on top of the drawing library, with fonts that the program chooses.
#pragma once
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
