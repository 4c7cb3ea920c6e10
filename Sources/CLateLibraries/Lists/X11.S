#include "../late.inc"

library "libX11.so.6", "libx11-6"
function XCloseDisplay
function XGetDefault
function XOpenDisplay
function XSetErrorHandler
function XSetIOErrorHandler
