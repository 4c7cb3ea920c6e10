// What SDL's headers say through macros that do not reach Swift.
#pragma once
#define SDL_MAIN_HANDLED 1
#include <SDL2/SDL.h>

static const int sandbox_window_centered = SDL_WINDOWPOS_CENTERED;
static const Uint32 sandbox_touch_mouse_id = SDL_TOUCH_MOUSEID;
static const Uint32 sandbox_left_button_mask = SDL_BUTTON_LMASK;
