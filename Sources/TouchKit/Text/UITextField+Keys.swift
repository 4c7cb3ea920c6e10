import Foundation

extension UITextField {
  /// Does what an editing key stands for; false if it is none.
  final func take(_ press: UIPress) -> Bool {
    guard isFirstResponder, let key = press.key else { return false }
    let isExtending = key.modifierFlags.contains(.shift)
    let isByWord = !key.modifierFlags.isDisjoint(with: [.control, .alternate])
    if let motion = motion(of: key.keyCode, byWord: isByWord) {
      changeSelection { $0.move(motion, extending: isExtending) }
      return true
    }
    if key.keyCode == .keyboardDeleteForward {
      erase(isByWord ? .word(forward: true) : .character(forward: true))
      return true
    }
    if key.keyCode == .keyboardDeleteOrBackspace, isByWord {
      erase(.word(forward: false))
      return true
    }
    return takeShortcut(key)
  }

  private func motion(of key: UIKeyboardHIDUsage, byWord: Bool) -> TextMotion? {
    switch key {
    case .keyboardLeftArrow: byWord ? .word(forward: false) : .character(forward: false)
    case .keyboardRightArrow: byWord ? .word(forward: true) : .character(forward: true)
    case .keyboardUpArrow, .keyboardHome: .document(forward: false)
    case .keyboardDownArrow, .keyboardEnd: .document(forward: true)
    default: nil
    }
  }

  /// Control or Command with A, C, X or V.
  private func takeShortcut(_ key: UIKey) -> Bool {
    guard !key.modifierFlags.isDisjoint(with: [.control, .command]) else { return false }
    switch key.charactersIgnoringModifiers {
    case "a": selectAll(nil)
    case "c": copy(nil)
    case "x": cut(nil)
    case "v": paste(nil)
    default: return false
    }
    return true
  }
}
