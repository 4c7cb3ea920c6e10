// What SDL's headers say through macros that do not reach Swift.
#pragma once
#define SDL_MAIN_HANDLED 1
#include <SDL2/SDL.h>

static const int sandbox_window_centered = SDL_WINDOWPOS_CENTERED;
static const Uint32 sandbox_touch_mouse_id = SDL_TOUCH_MOUSEID;
static const Uint32 sandbox_left_button_mask = SDL_BUTTON_LMASK;

// What an X11 desktop tells programs about how large text is to be, in dots per inch as text; NULL
// where it says nothing. The caller frees it. SDL 2 does not pass this on.
#include <X11/Xlib.h>
#include <string.h>
static inline char *_Nullable sandbox_desktop_dots_per_inch(void) {
  Display *display = XOpenDisplay(NULL);
  if (!display) return NULL;
  const char *text = XGetDefault(display, "Xft", "dpi");
  char *copy = text ? strdup(text) : NULL;
  XCloseDisplay(display);
  return copy;
}
