import CSDL2

@testable import SDLPlatform

/// Events like those of SDL, made by hand.
enum HandMade {
  static func button(
    _ type: SDL_EventType,
    button: Int32 = SDL_BUTTON_LEFT,
    x: Int32 = 0,
    y: Int32 = 0,
    which: UInt32 = 0,
    timestamp: UInt32 = 0
  ) -> SDL_Event {
    var event = SDL_Event()
    event.button = SDL_MouseButtonEvent()
    event.button.type = type.rawValue
    event.button.button = UInt8(button)
    event.button.state = type == SDL_MOUSEBUTTONDOWN ? 1 : 0
    (event.button.x, event.button.y) = (x, y)
    event.button.which = which
    event.button.timestamp = timestamp
    return event
  }

  /// Returns a part of a drop; its text is allocated by SDL, and its receiver has to free it.
  static func drop(_ type: SDL_EventType, _ text: String? = nil) -> SDL_Event {
    var event = SDL_Event()
    event.drop = SDL_DropEvent()
    event.drop.type = type.rawValue
    event.drop.file = text.flatMap { sdl.SDL_strdup($0) }
    return event
  }

  static func motion(x: Int32, y: Int32, state: UInt32, which: UInt32 = 0) -> SDL_Event {
    var event = SDL_Event()
    event.motion = SDL_MouseMotionEvent()
    event.motion.type = SDL_MOUSEMOTION.rawValue
    (event.motion.x, event.motion.y) = (x, y)
    event.motion.state = state
    event.motion.which = which
    return event
  }

  static func wheel(x: Float, y: Float, which: UInt32 = 0) -> SDL_Event {
    var event = SDL_Event()
    event.wheel = SDL_MouseWheelEvent()
    event.wheel.type = SDL_MOUSEWHEEL.rawValue
    (event.wheel.preciseX, event.wheel.preciseY) = (x, y)
    (event.wheel.mouseX, event.wheel.mouseY) = (30, 40)
    event.wheel.which = which
    return event
  }

  static func finger(
    _ type: SDL_EventType,
    x: Float = 0,
    y: Float = 0,
    device: Int64 = 7,
    finger: Int64 = 1,
    pressure: Float = 1,
    timestamp: UInt32 = 0
  ) -> SDL_Event {
    var event = SDL_Event()
    event.tfinger = SDL_TouchFingerEvent()
    event.tfinger.type = type.rawValue
    (event.tfinger.x, event.tfinger.y) = (x, y)
    (event.tfinger.touchId, event.tfinger.fingerId) = (device, finger)
    event.tfinger.pressure = pressure
    event.tfinger.timestamp = timestamp
    return event
  }

  static func key(
    _ type: SDL_EventType,
    _ code: SDL_Scancode,
    _ symbol: SDL_KeyCode,
    modifiers: SDL_Keymod = KMOD_NONE,
    isRepeat: Bool = false
  ) -> SDL_Event {
    var event = SDL_Event()
    event.key = SDL_KeyboardEvent()
    event.key.type = type.rawValue
    event.key.keysym.scancode = code
    event.key.keysym.sym = SDL_Keycode(symbol.rawValue)
    event.key.keysym.mod = UInt16(modifiers.rawValue)
    event.key.`repeat` = isRepeat ? 1 : 0
    return event
  }

  static func text(_ text: String) -> SDL_Event {
    var event = SDL_Event()
    event.text = SDL_TextInputEvent()
    event.text.type = SDL_TEXTINPUT.rawValue
    withUnsafeMutableBytes(of: &event.text.text) { $0.copyBytes(from: text.utf8.prefix($0.count)) }
    return event
  }

  static func window(_ id: SDL_WindowEventID, data: (Int32, Int32) = (0, 0)) -> SDL_Event {
    var event = SDL_Event()
    event.window = SDL_WindowEvent()
    event.window.type = SDL_WINDOWEVENT.rawValue
    event.window.event = UInt8(id.rawValue)
    (event.window.data1, event.window.data2) = data
    return event
  }

  static func plain(_ type: SDL_EventType, timestamp: UInt32 = 0) -> SDL_Event {
    var event = SDL_Event()
    event.common = SDL_CommonEvent(type: type.rawValue, timestamp: timestamp)
    return event
  }
}
