/// Looks along the responder chain for a responder that can carry out an action.
///
/// Responders ask the next one from within their own answer, as in UIKit. From a depth on, the responders further
/// up are asked one after the other, each for itself, so that the length of the chain is not limited by the stack.
@MainActor
struct ActionSearch {
  let action: Selector
  let sender: Any?

  /// The number of answers that nest (our choice: real chains have some 10…50).
  private static let mostNested = 256
  /// The number of answers that nest now.
  private static var depth = 0

  /// The default of `canPerformAction(_:withSender:)`: a responder has the method or the next can.
  func canPerform(from start: UIResponder) -> Bool {
    if isAble(start) { return true }
    return ask(after: start) { $0.canPerformAction(action, withSender: sender) ? true : nil }
      ?? false
  }

  /// The default of `target(forAction:withSender:)`.
  ///
  /// Having the method is asked too: an override that says yes for what a responder further up does
  /// must not draw the call to where there is no such method.
  func target(from start: UIResponder) -> Any? {
    if isTarget(start) { return start }
    return ask(after: start) { $0.target(forAction: action, withSender: sender) }
  }

  /// The answer of the next responder; nil where a responder is asked for itself.
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

  /// Whether a responder has the method; for those that all have, one of its own.
  private func isAble(_ responder: UIResponder) -> Bool {
    guard action.accepts(responder) else { return false }
    guard let edit = EditAction(action) else { return true }
    return edit.isReplaced(by: responder)
  }

  private func isTarget(_ responder: UIResponder) -> Bool {
    isAble(responder) && responder.canPerformAction(action, withSender: sender)
  }
}
