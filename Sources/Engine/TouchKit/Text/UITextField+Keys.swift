extension UITextField {
  /// Handles an editing key; returns false for other keys.
  final func handleEditingKey(of press: UIPress) -> Bool {
    guard isFirstResponder, let key = press.key else { return false }
    let stroke = EditKey(key)
    if let motion = motion(of: stroke) {
      changeSelection { $0.move(motion, extending: stroke.isExtending) }
    } else if let way = stroke.erasure {
      erase(way)
    } else {
      return EditShortcut(key)?.perform(on: self) ?? false
    }
    return true
  }

  private func motion(of key: EditKey) -> TextMotion? {
    switch key.code {
    case .keyboardUpArrow, .keyboardHome: .document(forward: false)
    case .keyboardDownArrow, .keyboardEnd: .document(forward: true)
    default: key.sideways
    }
  }
}
