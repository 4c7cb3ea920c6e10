#include "CLibraryTables.h"
#include <dlfcn.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

// Scripts/package reads the packages here.
static const library_name names[library_count] = {
  [library_sdl2] = {"libSDL2-2.0.so.0", "libsdl2-2.0-0"},
  [library_clp] = {"libClp.so.1", "coinor-libclp1"},
  [library_chipmunk] = {"libchipmunk.so.7", "libchipmunk7"},
};

// A library that is open already is not opened again; none is ever closed.
static void *open_library(library_number number) { return dlopen(names[number].file, RTLD_LAZY | RTLD_LOCAL); }

library_name library_name_of(library_number number) { return names[number]; }

const char *library_problem(library_number number) { return open_library(number) ? NULL : strdup(dlerror()); }

void library_fill_table(
    library_number number, void *table, const char *const *functions, int count) {
  void *library = open_library(number);
  for (int i = 0; i < count; i++) {
    void *address = library ? dlsym(library, functions[i]) : NULL;
    if (!address) {
      fprintf(
          stderr, "error while loading shared libraries: %s\nDebian has it in the package %s.\n",
          dlerror(), names[number].package);
      _exit(127);
    }
    memcpy((char *)table + i * sizeof address, &address, sizeof address);
  }
}
