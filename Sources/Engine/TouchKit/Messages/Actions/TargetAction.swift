/// A target, held weakly, and the method that a sender calls on it.
@MainActor
final class TargetAction {
  private weak var object: AnyObject?
  private let hasTarget: Bool
  let action: Selector

  /// Pairs a target with a method; nil stands for the responder in the chain that has the method.
  init(target: Any?, action: Selector) {
    object = target.map { $0 as AnyObject }
    hasTarget = target != nil
    self.action = action
  }

  // Said explicitly, since nothing of it needs the main actor.
  nonisolated deinit {}

  /// Has an object call the method on the target; false when the target does not have it.
  ///
  /// A target that is gone has nothing against it.
  func send(from sender: AnyObject, for event: UIEvent?) -> Bool {
    guard let object else { return true }
    return action.perform(on: object, sender: sender, event: event)
  }

  /// The target; nil when it is gone or was nil from the start.
  var target: AnyObject? { object }

  /// Whether the chain is to be searched for a responder that has the method.
  var searchesChain: Bool { !hasTarget }

  /// Whether the target is gone.
  var isDead: Bool { hasTarget && object == nil }

  /// Whether the pair consists of these two; nil matches everything.
  func matches(target: Any?, action: Selector?) -> Bool {
    (target.map { $0 as AnyObject === object } ?? true)
      && (action.map { $0 == self.action } ?? true)
  }

  /// Whether both parts are the same.
  func isSame(as other: TargetAction) -> Bool {
    hasTarget == other.hasTarget && object === other.object && action == other.action
  }
}
