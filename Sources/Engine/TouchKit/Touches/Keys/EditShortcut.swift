import Foundation

/// What Control or Command with a letter stands for while text is edited.
@MainActor
package enum EditShortcut {
  case action(EditAction)
  case undo
  case redo

  package init?(_ key: UIKey) {
    guard !key.modifierFlags.isDisjoint(with: [.control, .command]) else { return nil }
    switch key.charactersIgnoringModifiers.lowercased() {
    case "a": self = .action(.selectAll)
    case "c": self = .action(.copy)
    case "x": self = .action(.cut)
    case "v": self = .action(.paste)
    case "z": self = key.modifierFlags.contains(.shift) ? .redo : .undo
    default: return nil
    }
  }

  /// Does it; text fields and views know all of these keys.
  package func perform(on responder: UIResponder) -> Bool {
    switch self {
    case .action(.selectAll): responder.selectAll(nil)
    case .action(.copy): responder.copy(nil)
    case .action(.cut): responder.cut(nil)
    case .action(.paste): responder.paste(nil)
    case .action: return false
    case .undo:
      guard let history = responder.undoManager, history.canUndo else { return false }
      history.undo()
    case .redo:
      guard let history = responder.undoManager, history.canRedo else { return false }
      history.redo()
    }
    return true
  }

  /// Does it on the responder in the chain that can; false if none does.
  func perform(from start: UIResponder) -> Bool {
    guard case .action(let action) = self else { return perform(on: start) }
    let target = start.target(forAction: action.selector, withSender: nil)
    guard let responder = target as? UIResponder else { return false }
    return perform(on: responder)
  }
}
