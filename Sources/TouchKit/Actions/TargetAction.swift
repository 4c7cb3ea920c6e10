/// A target, held weakly, and the method that a sender calls on it.
@MainActor
struct TargetAction {
  private weak var object: AnyObject?
  private let hasTarget: Bool
  let action: Selector

  /// Pairs a target with a method; nil stands for whoever in the responder chain has the method.
  init(target: Any?, action: Selector) {
    object = target.map { $0 as AnyObject }
    hasTarget = target != nil
    self.action = action
  }

  /// The target; nil when it is gone or was nil from the start.
  var target: AnyObject? { object }

  /// Whether the chain is to be searched for somebody who has the method.
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
