internal import CSDL2

/// The functions of SDL2, which is loaded at the first call of one of them.
let sdl = sdl_open()
