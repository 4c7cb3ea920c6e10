// Foreign libraries that are loaded when the first of their functions is called.
//
// A program that names a library to the linker loads it at its start, with all that it needs in its
// turn: the window's alone are 50. So the functions are defined here, each as a jump through a slot,
// and a library is loaded by the first jump. The names stand in `Lists`, one file for each library;
// the linker holds them complete, as it finds no other definition, and a test that each is there.
#pragma once

#ifdef __cplusplus
extern "C" {
#endif

// Loads all libraries on the lists and looks up all of their functions. Returns NULL, or a sentence
// about the first one that is not there, which lives as long as the program.
const char *_Nullable late_libraries_problem(void);

// Loads the library of this file name unless it is loaded, and returns NULL or what is wrong. For
// callers that can do without it; a call of a function ends the program if its library is not there,
// as the system does when it starts one.
const char *_Nullable late_library_problem(const char *_Nonnull file_name);

// A library on the lists: its file's name, and the package of Debian that brings it.
typedef struct {
  const char *_Nullable file_name;
  const char *_Nullable package;
} late_library;

// The library at a place of the lists, counted from 0; past the last one, names that are NULL.
late_library late_library_at(int index);

#ifdef __cplusplus
}
#endif
