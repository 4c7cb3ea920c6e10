// Text shaping on top of the drawing library, with fonts chosen by us alone.
#pragma once
#include <pango/pango.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <fontconfig/fontconfig.h>
