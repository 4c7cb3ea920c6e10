#define _GNU_SOURCE
#include "CLateLibraries.h"
#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

// One function, as `late.inc` lays it out. Names are told as distances, which the system need not
// put right when it starts the program.
typedef struct {
  void *target;
  int32_t name;
  int32_t library;
} late_slot;

extern late_slot __start_late_slots[], __stop_late_slots[];

static const char *text_at(const int32_t *distance) { return (const char *)distance + *distance; }

// The address of a slot's function, or NULL.
static void *look_up(const late_slot *slot) {
  // Loaded before, it is found without looking at a file; it is never given back.
  void *library = dlopen(text_at(&slot->library), RTLD_LAZY | RTLD_LOCAL);
  return library ? dlsym(library, text_at(&slot->name)) : NULL;
}

// The package stands behind the file name: see `late.inc`.
static late_library library_of(const late_slot *slot) {
  const char *file_name = text_at(&slot->library);
  return (late_library){file_name, file_name + strlen(file_name) + 1};
}

// Called by the first jump through a slot; all threads that do it at once find the same.
__attribute__((visibility("hidden"))) void *late_slot_target(late_slot *slot) {
  void *target = look_up(slot);
  if (!target) {
    const char *reason = dlerror();
    late_library library = library_of(slot);
    fprintf(stderr,
            "error while loading %s: %s\nDebian has it in the package %s.\n",
            library.file_name, reason ? reason : "?", library.package);
    _exit(127);
  }
  __atomic_store_n(&slot->target, target, __ATOMIC_RELEASE);
  return target;
}

late_library late_library_at(int index) {
  const char *before = NULL;
  // The functions of a library follow each other, as they stand on one list.
  for (late_slot *slot = __start_late_slots; slot < __stop_late_slots; slot++) {
    const char *file_name = text_at(&slot->library);
    if (before && strcmp(before, file_name) == 0) continue;
    before = file_name;
    if (index-- == 0) return library_of(slot);
  }
  return (late_library){NULL, NULL};
}

const char *late_libraries_problem(void) {
  for (late_slot *slot = __start_late_slots; slot < __stop_late_slots; slot++)
    if (!look_up(slot)) return strdup(dlerror());
  return NULL;
}

const char *late_library_problem(const char *file_name) {
  return dlopen(file_name, RTLD_LAZY | RTLD_LOCAL) ? NULL : strdup(dlerror());
}
