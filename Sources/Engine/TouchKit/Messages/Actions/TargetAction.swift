/// A target, held weakly, and the method that a sender calls on it.
@MainActor
final class TargetAction {
  private weak var object: AnyObject?
  private let hasTarget: Bool
  let action: Selector

  /// Creates a pair of a target and a method; nil means the responder in the chain that has the method.
  init(target: Any?, action: Selector) {
    object = target.map { $0 as AnyObject }
    hasTarget = target != nil
    self.action = action
  }

  // Explicit because it does not need the main actor.
  nonisolated deinit {}

  /// Sends the action to the target; returns false if the target does not have the method.
  ///
  /// It returns true for a deallocated target.
  func send(from sender: AnyObject, for event: UIEvent?) -> Bool {
    guard let object else { return true }
    return action.perform(on: object, sender: sender, event: event)
  }

  /// The target; nil if it was deallocated or was never set.
  var target: AnyObject? { object }

  /// Whether the responder chain is searched for the method.
  var searchesChain: Bool { !hasTarget }

  /// Whether the target was deallocated.
  var isDead: Bool { hasTarget && object == nil }

  /// Returns whether the pair has this target and method; nil matches everything.
  func matches(target: Any?, action: Selector?) -> Bool {
    (target.map { $0 as AnyObject === object } ?? true)
      && (action.map { $0 == self.action } ?? true)
  }

  /// Returns whether both targets and both methods are the same.
  func isSame(as other: TargetAction) -> Bool {
    hasTarget == other.hasTarget && object === other.object && action == other.action
  }
}
