import PointerInput

/// Keys that do the same, and what they do.
nonisolated struct KeyBinding: Hashable, Sendable {
  /// A key by what it means in the keyboard's layout, with the modifiers that must be held.
  struct Key: Hashable, Sendable {
    let name: String
    let modifiers: KeyStroke.Modifiers

    init(_ name: String, _ modifiers: KeyStroke.Modifiers = []) {
      self.name = name
      self.modifiers = modifiers
    }

    func matches(_ stroke: KeyStroke) -> Bool {
      stroke.name.lowercased() == name.lowercased()
        && stroke.modifiers.subtracting(.capsLock) == modifiers
    }
  }

  /// The keys, any of which will do.
  let keys: [Key]
  /// What people read: `Ctrl+Q`.
  let label: String
  /// What it does, in a few words.
  let help: String
  let action: KeyAction
}
