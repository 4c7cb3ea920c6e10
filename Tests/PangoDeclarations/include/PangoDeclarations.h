// Whether Sources/CPango declares what Pango's own headers do. Most of the answer is that this module
// compiles: C refuses two declarations of a function that differ.
#pragma once

int pango_declarations_are_equal(void);
