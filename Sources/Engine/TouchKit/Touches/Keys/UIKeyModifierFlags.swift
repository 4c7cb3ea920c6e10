import TouchInput

/// The modifier keys held during an event (Apple: UIKeyModifierFlags).
nonisolated public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The Caps Lock state.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// A Shift key.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// A Control key.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// An Option or Alt key.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// A Command, Super or Windows key.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// A key on the keypad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

nonisolated extension UIKeyModifierFlags {
  /// Creates the flags of a key stroke's modifiers.
  init(_ modifiers: KeyStroke.Modifiers) {
    self = []
    if modifiers.contains(.capsLock) { insert(.alphaShift) }
    if modifiers.contains(.shift) { insert(.shift) }
    if modifiers.contains(.control) { insert(.control) }
    if modifiers.contains(.alternate) { insert(.alternate) }
    if modifiers.contains(.command) { insert(.command) }
  }

  /// The flags that distinguish key commands.
  var forCommands: UIKeyModifierFlags {
    intersection([.shift, .control, .alternate, .command])
  }
}
