#include "CSDL2.h"

sdl_functions sdl_open(void) {
  sdl_functions table;
  LIBRARY_FILL(library_sdl2, &table, SDL_FUNCTIONS);
  return table;
}
