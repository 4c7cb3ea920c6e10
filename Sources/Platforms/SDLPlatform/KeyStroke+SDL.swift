import CSDL2
import Foundation
import TouchInput

extension KeyStroke {
  /// Creates the key stroke of an SDL keyboard event.
  init(_ event: SDL_KeyboardEvent, at timestamp: TimeInterval) {
    self.init(
      usage: KeyStroke.usage(of: event.keysym.scancode),
      name: KeyStroke.name(of: event.keysym.sym),
      modifiers: Modifiers(sdl: event.keysym.mod),
      isDown: SDL_EventType(event.type) == SDL_KEYDOWN,
      isRepeat: event.repeat != 0,
      timestamp: timestamp
    )
  }

  /// Returns the USB usage of a scan code; SDL uses the same numbers up to the right Command key.
  private static func usage(of code: SDL_Scancode) -> Int {
    code.rawValue <= SDL_SCANCODE_RGUI.rawValue ? Int(code.rawValue) : 0
  }

  /// Returns the name of a key: SDL names letters as printed on the key, but a name here is the typed character.
  private static func name(of key: SDL_Keycode) -> String {
    let name = sdl.SDL_GetKeyName(key).map { String(cString: $0) } ?? ""
    return name.count == 1 ? name.lowercased() : name
  }
}

extension KeyStroke.Modifiers {
  /// Creates the modifiers from SDL's bit set; left and right keys count alike.
  init(sdl: UInt16) {
    func holds(_ keys: SDL_Keymod...) -> Bool {
      keys.contains { UInt32(sdl) & $0.rawValue != 0 }
    }
    self = []
    if holds(KMOD_LSHIFT, KMOD_RSHIFT) { insert(.shift) }
    if holds(KMOD_LCTRL, KMOD_RCTRL) { insert(.control) }
    if holds(KMOD_LALT, KMOD_RALT) { insert(.alternate) }
    if holds(KMOD_LGUI, KMOD_RGUI) { insert(.command) }
    if holds(KMOD_CAPS) { insert(.capsLock) }
  }
}

extension SDL_TextInputEvent {
  /// The text, which SDL stores as bytes with a zero at the end.
  var string: String {
    withUnsafeBytes(of: text) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
