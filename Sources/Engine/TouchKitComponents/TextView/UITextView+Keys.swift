import Foundation
@_spi(Components) import TouchKit

extension UITextView {
  /// Performs the action of an editing key; returns false for other keys.
  final func handleEditingKey(of press: UIPress) -> Bool {
    guard isFirstResponder, let key = press.key else { return false }
    let stroke = EditKey(key)
    if let motion = motion(of: stroke) {
      move(motion, extending: stroke.isExtending)
    } else if let way = stroke.erasure {
      erase(way)
    } else {
      return EditShortcut(key)?.perform(on: self) ?? false
    }
    return true
  }

  private func motion(of key: EditKey) -> TextMotion? {
    switch key.code {
    case .keyboardUpArrow: key.isFar ? .document(forward: false) : .line(forward: false)
    case .keyboardDownArrow: key.isFar ? .document(forward: true) : .line(forward: true)
    case .keyboardHome: key.isFar ? .document(forward: false) : .lineEdge(forward: false)
    case .keyboardEnd: key.isFar ? .document(forward: true) : .lineEdge(forward: true)
    default: key.sideways
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

  /// Returns the offset of the caret after a movement.
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
