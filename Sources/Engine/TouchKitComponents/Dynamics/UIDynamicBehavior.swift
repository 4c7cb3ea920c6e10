public import Foundation
@_spi(Components) import TouchKit

/// A behavior that moves items or changes how they move, or a group of behaviors (Apple:
/// UIDynamicBehavior).
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  private var children: [UIDynamicBehavior] = []
  private(set) final weak var parentBehavior: UIDynamicBehavior?
  private weak var owner: UIDynamicAnimator?

  /// Creates a behavior without an effect of its own.
  public override init() { super.init() }

  nonisolated deinit {}

  /// The child behaviors, in order.
  open var childBehaviors: [UIDynamicBehavior] { children }

  /// Adds a child behavior, which becomes active together with this one.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.parentBehavior == nil, behavior.owner == nil, behavior !== self else { return }
    children.append(behavior)
    behavior.parentBehavior = self
    if let dynamicAnimator { behavior.enter(dynamicAnimator) }
  }

  /// Removes a child behavior.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.parentBehavior === self else { return }
    dynamicAnimator.map { behavior.leave($0) }
    children.removeAll { $0 === behavior }
    behavior.parentBehavior = nil
  }

  /// The closure that is called after each step of the animator; nil by default.
  open var action: (() -> Void)?

  /// The animator of the behavior; nil for none.
  open var dynamicAnimator: UIDynamicAnimator? { owner }

  /// Called before the behavior moves to an animator, or to none; overrides call `super`.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  // MARK: - For the animator

  /// The behavior and all its descendants.
  final var family: [UIDynamicBehavior] { [self] + children.flatMap(\.family) }

  final func enter(_ animator: UIDynamicAnimator) {
    for member in family {
      member.willMove(to: animator)
      member.owner = animator
    }
    animator.behaviorsDidChange()
  }

  final func leave(_ animator: UIDynamicAnimator) {
    for member in family {
      member.willMove(to: nil)
      member.retire(from: animator.world)
      member.owner = nil
    }
    animator.behaviorsDidChange()
  }

  /// Makes the animator update the behaviors, and resume if it pauses.
  final func didChange() { owner?.behaviorsDidChange() }

  /// The items of the behavior; only for the components.
  var involvedItems: [any UIDynamicItem] { [] }

  /// Creates the joints and walls that the behavior needs, before each frame; only for the
  /// components.
  func prepare(_ world: DynamicWorld) {}

  /// Applies the behavior's forces for a short duration, in seconds; only for the components.
  func exert(in world: DynamicWorld, for duration: Double) {}

  /// Moves items to their final positions when the animator pauses; only for the components.
  func settle(_ world: DynamicWorld) {}

  /// Removes the behavior's joints and walls from a world; only for the components.
  func retire(from world: DynamicWorld) {}
}
