/// A key's meaning for edited text with one or several lines.
@MainActor
package struct EditKey {
  package let code: UIKeyboardHIDUsage
  /// Whether the key extends the selection.
  package let isExtending: Bool
  /// Whether the key moves farther than one character: over words, or to an end of the text.
  package let isFar: Bool

  package init(_ key: UIKey) {
    code = key.keyCode
    isExtending = key.modifierFlags.contains(.shift)
    isFar = !key.modifierFlags.isDisjoint(with: [.control, .alternate])
  }

  /// The caret's motion within a line; nil for other keys.
  package var sideways: TextMotion? {
    switch code {
    case .keyboardLeftArrow: isFar ? .word(forward: false) : .character(forward: false)
    case .keyboardRightArrow: isFar ? .word(forward: true) : .character(forward: true)
    default: nil
    }
  }

  /// The motion over which the key deletes; nil for other keys and for those that typing handles.
  package var erasure: TextMotion? {
    switch code {
    case .keyboardDeleteForward: isFar ? .word(forward: true) : .character(forward: true)
    case .keyboardDeleteOrBackspace: isFar ? .word(forward: false) : nil
    default: nil
    }
  }
}
