/// Looks along the responder chain for a responder that can carry out an action.
///
/// Responders that would only ask the next one are stepped over in a loop, so that the length of
/// the chain is not limited by the stack.
@MainActor
struct ActionSearch {
  let action: Selector
  let sender: Any?

  /// The default of `canPerformAction(_:withSender:)`: a responder has the method or the next can.
  func canPerform(from start: UIResponder) -> Bool {
    if isAble(start) { return true }
    var walk = ChainWalk(from: start)
    while let responder = walk.advance() {
      if responder.overrides.contains(.canPerformAction) {
        return responder.canPerformAction(action, withSender: sender)
      }
      if isAble(responder) { return true }
    }
    return false
  }

  /// Whether a responder has the method; for those that all have, one of its own.
  private func isAble(_ responder: UIResponder) -> Bool {
    guard action.accepts(responder) else { return false }
    guard let edit = EditAction(action) else { return true }
    return edit.isReplaced(by: responder)
  }

  /// The default of `target(forAction:withSender:)`.
  ///
  /// Having the method is asked too: an override that says yes for what a responder further up does
  /// must not draw the call to where there is no such method.
  func target(from start: UIResponder) -> Any? {
    if isTarget(start) { return start }
    var walk = ChainWalk(from: start)
    while let responder = walk.advance() {
      if responder.overrides.contains(.targetForAction) {
        return responder.target(forAction: action, withSender: sender)
      }
      if isTarget(responder) { return responder }
    }
    return nil
  }

  private func isTarget(_ responder: UIResponder) -> Bool {
    isAble(responder) && responder.canPerformAction(action, withSender: sender)
  }
}
