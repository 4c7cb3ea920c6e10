import Foundation

extension UITextView {
  /// Does what an editing key stands for; false if it is none.
  final func take(_ press: UIPress) -> Bool {
    guard isFirstResponder, let key = press.key else { return false }
    let isExtending = key.modifierFlags.contains(.shift)
    let isByWord = !key.modifierFlags.isDisjoint(with: [.control, .alternate])
    if let motion = motion(of: key.keyCode, far: isByWord) {
      move(motion, extending: isExtending)
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

  private func motion(of key: UIKeyboardHIDUsage, far: Bool) -> TextMotion? {
    switch key {
    case .keyboardLeftArrow: far ? .word(forward: false) : .character(forward: false)
    case .keyboardRightArrow: far ? .word(forward: true) : .character(forward: true)
    case .keyboardUpArrow: far ? .document(forward: false) : .line(forward: false)
    case .keyboardDownArrow: far ? .document(forward: true) : .line(forward: true)
    case .keyboardHome: far ? .document(forward: false) : .lineEdge(forward: false)
    case .keyboardEnd: far ? .document(forward: true) : .lineEdge(forward: true)
    default: nil
    }
  }

  private func move(_ motion: TextMotion, extending: Bool) {
    switch motion {
    case .line, .lineEdge:
      let column = state.column ?? page.caret(at: editor.head).minX
      let goal = target(of: motion)
      let anchor = extending ? editor.anchor : goal
      changeSelection(keepingColumn: true) { $0.select(from: anchor, to: goal) }
      if case .line = motion { state.column = column } else { state.column = nil }
    default: changeSelection { $0.move(motion, extending: extending) }
    }
  }

  /// Where the caret would go.
  final func target(of motion: TextMotion) -> Int {
    let page = page
    let row = page.row(of: editor.head)
    switch motion {
    case .line(let forward):
      let next = forward ? row + 1 : row - 1
      guard page.rows.indices.contains(next) else { return forward ? editor.length : 0 }
      let x = state.column ?? page.caret(at: editor.head).minX
      return page.offset(atX: x, inRow: next)
    case .lineEdge(let forward):
      guard page.rows.indices.contains(row) else { return 0 }
      return page.offset(atX: forward ? 1e6 : 0, inRow: row)
    default:
      var copy = editor
      copy.select(from: editor.head, to: editor.head)
      copy.move(motion, extending: false)
      return copy.head
    }
  }
}
