/* An SDL window that shows one frame and waits: its memory is measured from outside. */
#include <SDL.h>

#include <stdio.h>

static int fail(void) {
  fprintf(stderr, "sdl_idle: %s\n", SDL_GetError());
  return 70;
}

int main(int count, char **words) {
  (void)count, (void)words;
  if (SDL_Init(SDL_INIT_VIDEO)) return fail();
  SDL_Window *window = SDL_CreateWindow("sdl_idle", 0, 0, 1280, 800, SDL_WINDOW_SHOWN);
  if (!window) return fail();
  SDL_Renderer *renderer = SDL_CreateRenderer(window, -1, SDL_RENDERER_SOFTWARE);
  if (!renderer) return fail();
  SDL_SetRenderDrawColor(renderer, 20, 40, 60, 255);
  SDL_RenderClear(renderer);
  SDL_Rect rect = {100, 100, 200, 200};
  SDL_SetRenderDrawColor(renderer, 200, 40, 60, 255);
  SDL_RenderFillRect(renderer, &rect);
  SDL_RenderPresent(renderer);
  SDL_Event event;
  while (SDL_WaitEvent(&event) && event.type != SDL_QUIT) {
  }
  SDL_Quit();
  return 0;
}
