/// A search along the responder chain for a responder that can perform an action.
///
/// Responders call the next one from their own method, as in UIKit. Beyond a depth, the search calls the responders
/// further up in a loop. The stack therefore does not limit the length of the chain.
@MainActor
struct ActionSearch {
  let action: Selector
  let sender: Any?

  /// The largest number of nested calls (our choice: real chains have some 10…50).
  private static let mostNested = 256
  /// The present number of nested calls.
  private static var depth = 0

  /// Returns whether a responder or the next one can, the default of `canPerformAction(_:withSender:)`.
  func canPerform(from start: UIResponder) -> Bool {
    if isAble(start) { return true }
    return ask(after: start) { $0.canPerformAction(action, withSender: sender) ? true : nil }
      ?? false
  }

  /// Returns the default of `target(forAction:withSender:)`.
  ///
  /// The responder must also have the method: an override that returns true for an action of a responder further up
  /// must not route the call to an object without the method.
  func target(from start: UIResponder) -> Any? {
    if isTarget(start) { return start }
    return ask(after: start) { $0.target(forAction: action, withSender: sender) }
  }

  /// Returns the result of the next responder; nil while a responder is queried alone.
  private func ask<Answer>(
    after start: UIResponder,
    _ question: (UIResponder) -> Answer?
  ) -> Answer? {
    guard Self.depth <= Self.mostNested else { return nil }
    Self.depth += 1
    defer { Self.depth -= 1 }
    guard Self.depth > Self.mostNested else { return NextReads.read(start).flatMap(question) }
    var walk = ChainWalk(from: start)
    while let responder = walk.advance() {
      if let answer = question(responder) { return answer }
    }
    return nil
  }

  /// Returns whether a responder has the method; for methods that all have, whether it overrides it.
  private func isAble(_ responder: UIResponder) -> Bool {
    guard action.accepts(responder) else { return false }
    guard let edit = EditAction(action) else { return true }
    return edit.isReplaced(by: responder)
  }

  private func isTarget(_ responder: UIResponder) -> Bool {
    isAble(responder) && responder.canPerformAction(action, withSender: sender)
  }
}
