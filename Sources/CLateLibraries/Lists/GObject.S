#include "../late.inc"

library "libgobject-2.0.so.0", "libglib2.0-0"
function g_object_unref
