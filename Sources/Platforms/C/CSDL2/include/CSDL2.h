// SDL2, which opens windows and reports input. X11 is for what SDL2 does not report.
#pragma once
#include "CLibraryTables.h"
#define SDL_MAIN_HANDLED 1
#include <SDL2/SDL.h>
#include <X11/Xlib.h>

// The functions that may be called. A new one is a line here.
#define SDL_FUNCTIONS(function) \
  function(SDL_ConvertPixels) \
  function(SDL_CreateWindow) \
  function(SDL_Delay) \
  function(SDL_DestroyWindow) \
  function(SDL_EventState) \
  function(SDL_GetClipboardText) \
  function(SDL_GetCurrentVideoDriver) \
  function(SDL_GetDisplayUsableBounds) \
  function(SDL_GetError) \
  function(SDL_GetGlobalMouseState) \
  function(SDL_GetKeyName) \
  function(SDL_GetMouseState) \
  function(SDL_GetTicks) \
  function(SDL_GetTicks64) \
  function(SDL_GetTouchDeviceType) \
  function(SDL_GetWindowDisplayIndex) \
  function(SDL_GetWindowFlags) \
  function(SDL_GetWindowPosition) \
  function(SDL_GetWindowSize) \
  function(SDL_GetWindowSizeInPixels) \
  function(SDL_GetWindowSurface) \
  function(SDL_Init) \
  function(SDL_PollEvent) \
  function(SDL_PushEvent) \
  function(SDL_Quit) \
  function(SDL_SetClipboardText) \
  function(SDL_SetHint) \
  function(SDL_SetMainReady) \
  function(SDL_SetWindowFullscreen) \
  function(SDL_SetWindowPosition) \
  function(SDL_SetWindowSize) \
  function(SDL_SetWindowTitle) \
  function(SDL_StartTextInput) \
  function(SDL_UpdateWindowSurfaceRects) \
  function(SDL_WaitEventTimeout) \
  function(SDL_free) \
  function(SDL_strdup)

typedef struct {
  SDL_FUNCTIONS(LIBRARY_MEMBER)
} sdl_functions;

// Opens the library and returns its functions.
sdl_functions sdl_open(void);

// Macros that Swift does not import.
static const int sandbox_window_centered = SDL_WINDOWPOS_CENTERED;
static const Uint32 sandbox_touch_mouse_id = SDL_TOUCH_MOUSEID;
static const Uint32 sandbox_left_button_mask = SDL_BUTTON_LMASK;
