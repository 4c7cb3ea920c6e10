import Foundation
import TouchInput

/// The meaning of a key stroke: the key, its characters, and its modifiers.
struct KeyMeaning {
  let code: UIKeyboardHIDUsage
  let flags: UIKeyModifierFlags
  /// The characters without modifiers.
  let plainCharacters: String
  /// The characters with the held modifiers.
  let characters: String

  /// Creates the meaning of a stroke, whose name contains the key's characters in the keyboard's layout.
  init(_ stroke: KeyStroke) {
    code = UIKeyboardHIDUsage(rawValue: stroke.usage) ?? .keyboardErrorUndefined
    var flags = UIKeyModifierFlags(stroke.modifiers)
    if (UIKeyboardHIDUsage.keypadNumLock.rawValue...UIKeyboardHIDUsage.keypadPeriod.rawValue)
      .contains(stroke.usage)
    {
      flags.insert(.numericPad)
    }
    self.flags = flags
    plainCharacters = KeyNames.characters(of: code) ?? KeyNames.characters(named: stroke.name)
    characters = KeyNames.shifted(plainCharacters, by: flags)
  }

  /// Whether a text field would use the key as text input.
  var isText: Bool {
    guard flags.isDisjoint(with: [.control, .command]) else { return false }
    return KeyNames.edits.contains(code) || (plainCharacters.count == 1 && code != .keyboardEscape)
  }

  /// Returns whether a command's input and modifiers match this key.
  ///
  /// Shift may be part of the modifiers or of the input. For example, `?` and Shift `/` are the same key.
  func matches(_ input: String, _ modifiers: UIKeyModifierFlags) -> Bool {
    let held = flags.forCommands
    let wanted = modifiers.forCommands
    if held == wanted { return input.lowercased() == plainCharacters.lowercased() }
    return held == wanted.union(.shift) && characters != plainCharacters && input == characters
      && input.lowercased() != plainCharacters
  }

  @MainActor
  func text(for key: UIKey) -> String {
    let code = String(format: "0x%02X", code.rawValue)
    return
      "<UIKey: \(DescriptionText.address(of: key)); characters = \(characters.debugDescription)"
      + "; charactersIgnoringModifiers = \(plainCharacters.debugDescription); keyCode = \(code)"
      + "; modifierFlags = \(flags.rawValue)>"
  }
}

/// The names of keys and their characters.
enum KeyNames {
  /// The keys that edit a text.
  static let edits: Set<UIKeyboardHIDUsage> = [
    .keyboardReturnOrEnter, .keypadEnter, .keyboardDeleteOrBackspace, .keyboardTab,
    .keyboardDeleteForward,
  ]

  /// Returns the characters of a key that do not depend on the layout; nil if they do.
  static func characters(of code: UIKeyboardHIDUsage) -> String? {
    if let function = function(code) { return "UIKeyInputF\(function)" }
    return fixed[code]
  }

  /// Returns the characters of a key by its name; a name of one character is itself the result.
  static func characters(named name: String) -> String {
    name.count == 1 ? name.lowercased() : byName[name] ?? ""
  }

  /// Returns the characters with modifiers of a key whose plain characters are given.
  static func shifted(_ plain: String, by flags: UIKeyModifierFlags) -> String {
    guard plain.count == 1 else { return plain }
    let isLetter = plain.uppercased() != plain
    let isShifted = flags.contains(.shift) != (isLetter && flags.contains(.alphaShift))
    guard isShifted else { return plain }
    return isLetter ? plain.uppercased() : shiftedSigns[plain] ?? plain
  }

  private static func function(_ code: UIKeyboardHIDUsage) -> Int? {
    let number = code.rawValue - UIKeyboardHIDUsage.keyboardF1.rawValue + 1
    return (1...12).contains(number) ? number : nil
  }

  private static let fixed: [UIKeyboardHIDUsage: String] = [
    .keyboardReturnOrEnter: "\r", .keypadEnter: "\r", .keyboardEscape: UIKeyCommand.inputEscape,
    .keyboardDeleteOrBackspace: "\u{8}", .keyboardTab: "\t", .keyboardSpacebar: " ",
    .keyboardHome: UIKeyCommand.inputHome, .keyboardEnd: UIKeyCommand.inputEnd,
    .keyboardPageUp: UIKeyCommand.inputPageUp, .keyboardPageDown: UIKeyCommand.inputPageDown,
    .keyboardDeleteForward: UIKeyCommand.inputDelete,
    .keyboardRightArrow: UIKeyCommand.inputRightArrow,
    .keyboardLeftArrow: UIKeyCommand.inputLeftArrow,
    .keyboardDownArrow: UIKeyCommand.inputDownArrow, .keyboardUpArrow: UIKeyCommand.inputUpArrow,
  ]

  /// The characters of strokes without a usable key number; the names are the platform's.
  private static let byName: [String: String] = [
    "Return": "\r", "Enter": "\r", "Escape": UIKeyCommand.inputEscape, "Backspace": "\u{8}",
    "Tab": "\t", "Space": " ", "Home": UIKeyCommand.inputHome, "End": UIKeyCommand.inputEnd,
    "PageUp": UIKeyCommand.inputPageUp, "PageDown": UIKeyCommand.inputPageDown,
    "Delete": UIKeyCommand.inputDelete, "Right": UIKeyCommand.inputRightArrow,
    "Left": UIKeyCommand.inputLeftArrow, "Down": UIKeyCommand.inputDownArrow,
    "Up": UIKeyCommand.inputUpArrow,
  ]

  /// The shifted signs of an American keyboard (our choice, because strokes do not contain them).
  private static let shiftedSigns: [String: String] = [
    "1": "!", "2": "@", "3": "#", "4": "$", "5": "%", "6": "^", "7": "&", "8": "*", "9": "(",
    "0": ")", "-": "_", "=": "+", "[": "{", "]": "}", "\\": "|", ";": ":", "'": "\"", "`": "~",
    ",": "<", ".": ">", "/": "?",
  ]
}
