// Libraries that are opened by name on first use.
//
// Few commands open a window, solve constraints or move bodies, and linking these libraries would add
// 10 ms to every start. So each is a table of pointers to its functions, with the types of its own
// header. All other libraries are linked.
#pragma once

// The libraries that are opened by name.
typedef enum { library_sdl2, library_clp, library_chipmunk, library_count } library_number;

typedef struct {
  // The name of its file, such as "libClp.so.1".
  const char *_Nonnull file;
  // The Debian package that contains it.
  const char *_Nonnull package;
} library_name;

// Returns the names of a library by its number.
library_name library_name_of(library_number number);

// Returns the reason why a library cannot be opened, or NULL. The reason lives as long as the program.
const char *_Nullable library_problem(library_number number);

// Opens a library and fills a table with the addresses of functions. Ends the program with exit code
// 127 if the library or a function is missing, as the loader does for a linked library.
void library_fill_table(
    library_number number, void *_Nonnull table, const char *_Nonnull const *_Nonnull functions,
    int count);

// For lists of functions: the member of a table, and the name that is looked up for it.
#define LIBRARY_MEMBER(function) __typeof__(function) *_Nonnull function;
#define LIBRARY_NAME(function) #function,
// Fills a table whose list of functions is given.
#define LIBRARY_FILL(number, table, FUNCTIONS) \
  do { \
    static const char *const names[] = {FUNCTIONS(LIBRARY_NAME)}; \
    library_fill_table(number, table, names, sizeof names / sizeof *names); \
  } while (0)
