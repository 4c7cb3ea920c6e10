import Foundation

/// The meaning of Control or Command with a letter during text editing.
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

  /// Performs the shortcut on a responder, such as a text field or text view; returns whether it had an effect.
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

  /// Performs the shortcut on the responder in the chain that can; returns whether it had an effect.
  func perform(from start: UIResponder) -> Bool {
    guard case .action(let action) = self else { return perform(on: start) }
    let target = start.target(forAction: action.selector, withSender: nil)
    guard let responder = target as? UIResponder else { return false }
    return perform(on: responder)
  }
}
