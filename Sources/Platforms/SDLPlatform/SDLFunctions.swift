internal import CSDL2

/// The functions of SDL2, which is opened when the first of them is called.
let sdl = sdl_open()
