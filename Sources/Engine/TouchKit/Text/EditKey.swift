/// A key as text that is edited understands it, whether it has one line or several.
@MainActor
package struct EditKey {
  package let code: UIKeyboardHIDUsage
  /// Whether the selection grows with the caret.
  package let isExtending: Bool
  /// Whether it goes farther than it would by itself: over words, or to an end of the text.
  package let isFar: Bool

  package init(_ key: UIKey) {
    code = key.keyCode
    isExtending = key.modifierFlags.contains(.shift)
    isFar = !key.modifierFlags.isDisjoint(with: [.control, .alternate])
  }

  /// Where the caret goes within a line; nil for other keys.
  package var sideways: TextMotion? {
    switch code {
    case .keyboardLeftArrow: isFar ? .word(forward: false) : .character(forward: false)
    case .keyboardRightArrow: isFar ? .word(forward: true) : .character(forward: true)
    default: nil
    }
  }

  /// The way over which it deletes; nil for other keys, and for those that typing understands.
  package var erasure: TextMotion? {
    switch code {
    case .keyboardDeleteForward: isFar ? .word(forward: true) : .character(forward: true)
    case .keyboardDeleteOrBackspace: isFar ? .word(forward: false) : nil
    default: nil
    }
  }
}
