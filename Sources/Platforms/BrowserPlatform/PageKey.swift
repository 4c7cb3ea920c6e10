import TouchInput

/// A key as a browser names it: `code` is the place on the keyboard, `key` its meaning there.
struct PageKey: Hashable {
  let code: String
  let key: String
  let modifiers: KeyStroke.Modifiers
  let isDown: Bool
  let isRepeat: Bool
}

/// The names of the keys of a page's keyboard.
///
/// A browser reports the character of a key with Shift, but the sandbox needs the one without. So the layout
/// remembers the characters that came without Shift.
struct KeyLayout: Hashable {
  private var letters: [String: String] = [:]

  /// Returns a key's number on the keyboard page of USB HID; 0 for a key without one.
  static func usage(of code: String) -> Int {
    if let letter = character(of: code, after: "Key"), let value = letter.asciiValue {
      return Int(value) - 0x41 + 0x04
    }
    if let digit = character(of: code, after: "Digit")?.wholeNumberValue {
      return digit == 0 ? 0x27 : 0x1E + digit - 1
    }
    if let number = functionKey(code) {
      return number <= 12 ? 0x3A + number - 1 : 0x68 + number - 13
    }
    return usages[code] ?? 0
  }

  /// Returns SDL's name for a key in the same layout.
  mutating func name(of key: PageKey) -> String {
    if let name = Self.names[key.code] { return name }
    guard key.key.count == 1 else { return Self.namesByMeaning[key.key] ?? key.key }
    let letter = key.key.lowercased()
    if letter != key.key || key.modifiers.isDisjoint(with: [.shift, .alternate]) {
      if letters.count < 256 || letters[key.code] != nil { letters[key.code] = letter }
      return letter
    }
    return letters[key.code] ?? Self.usual(key.code) ?? letter
  }

  /// Returns the character of a key on a US keyboard.
  private static func usual(_ code: String) -> String? {
    if let letter = character(of: code, after: "Key") { return letter.lowercased() }
    if let digit = character(of: code, after: "Digit") { return String(digit) }
    return punctuation[code]
  }

  private static func character(of code: String, after prefix: String) -> Character? {
    guard code.hasPrefix(prefix), code.count == prefix.count + 1, let last = code.last,
      last.isASCII, last.isNumber || last.isUppercase
    else { return nil }
    return last
  }

  private static func functionKey(_ code: String) -> Int? {
    guard code.hasPrefix("F"), let number = Int(code.dropFirst()) else { return nil }
    return (1...24).contains(number) ? number : nil
  }
}

extension KeyLayout {
  private static let punctuation = [
    "Minus": "-", "Equal": "=", "BracketLeft": "[", "BracketRight": "]", "Backslash": "\\",
    "Semicolon": ";", "Quote": "'", "Backquote": "`", "Comma": ",", "Period": ".", "Slash": "/",
    "IntlBackslash": "<",
  ]

  /// The names of keys that mean the same in every layout, by their place.
  private static let names = [
    "Space": "Space", "ControlLeft": "Left Ctrl", "ShiftLeft": "Left Shift", "AltLeft": "Left Alt",
    "MetaLeft": "Left GUI", "ControlRight": "Right Ctrl", "ShiftRight": "Right Shift",
    "AltRight": "Right Alt", "MetaRight": "Right GUI", "NumLock": "Numlock",
    "NumpadDivide": "Keypad /", "NumpadMultiply": "Keypad *", "NumpadSubtract": "Keypad -",
    "NumpadAdd": "Keypad +", "NumpadEnter": "Keypad Enter", "NumpadDecimal": "Keypad .",
    "NumpadEqual": "Keypad =", "Numpad0": "Keypad 0", "Numpad1": "Keypad 1", "Numpad2": "Keypad 2",
    "Numpad3": "Keypad 3", "Numpad4": "Keypad 4", "Numpad5": "Keypad 5", "Numpad6": "Keypad 6",
    "Numpad7": "Keypad 7", "Numpad8": "Keypad 8", "Numpad9": "Keypad 9",
  ]

  /// The names of the other keys that give no letter, by their meaning.
  private static let namesByMeaning = [
    "Enter": "Return", "ArrowUp": "Up", "ArrowDown": "Down", "ArrowLeft": "Left",
    "ArrowRight": "Right", "ContextMenu": "Application", "ScrollLock": "ScrollLock",
    "Control": "Left Ctrl", "Shift": "Left Shift", "Alt": "Left Alt", "Meta": "Left GUI",
  ]

  private static let usages = [
    "Enter": 0x28, "Escape": 0x29, "Backspace": 0x2A, "Tab": 0x2B, "Space": 0x2C, "Minus": 0x2D,
    "Equal": 0x2E, "BracketLeft": 0x2F, "BracketRight": 0x30, "Backslash": 0x31,
    "Semicolon": 0x33, "Quote": 0x34, "Backquote": 0x35, "Comma": 0x36, "Period": 0x37,
    "Slash": 0x38, "CapsLock": 0x39, "PrintScreen": 0x46, "ScrollLock": 0x47, "Pause": 0x48,
    "Insert": 0x49, "Home": 0x4A, "PageUp": 0x4B, "Delete": 0x4C, "End": 0x4D, "PageDown": 0x4E,
    "ArrowRight": 0x4F, "ArrowLeft": 0x50, "ArrowDown": 0x51, "ArrowUp": 0x52, "NumLock": 0x53,
    "NumpadDivide": 0x54, "NumpadMultiply": 0x55, "NumpadSubtract": 0x56, "NumpadAdd": 0x57,
    "NumpadEnter": 0x58, "Numpad1": 0x59, "Numpad2": 0x5A, "Numpad3": 0x5B, "Numpad4": 0x5C,
    "Numpad5": 0x5D, "Numpad6": 0x5E, "Numpad7": 0x5F, "Numpad8": 0x60, "Numpad9": 0x61,
    "Numpad0": 0x62, "NumpadDecimal": 0x63, "IntlBackslash": 0x64, "ContextMenu": 0x65,
    "NumpadEqual": 0x67, "ControlLeft": 0xE0, "ShiftLeft": 0xE1, "AltLeft": 0xE2, "MetaLeft": 0xE3,
    "ControlRight": 0xE4, "ShiftRight": 0xE5, "AltRight": 0xE6, "MetaRight": 0xE7,
  ]
}
