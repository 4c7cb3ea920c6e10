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
    return EditShortcut(key)?.perform(on: self) ?? false
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
}
