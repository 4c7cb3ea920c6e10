#include "../late.inc"

library "libfontconfig.so.1", "libfontconfig1"
function FcConfigAppFontAddFile
function FcConfigBuildFonts
function FcConfigCreate
function FcConfigDestroy
function FcConfigSetCurrent
