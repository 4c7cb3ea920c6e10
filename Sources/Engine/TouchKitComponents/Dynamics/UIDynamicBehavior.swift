public import Foundation
@_spi(Components) import TouchKit

/// What moves items, or has a say in how they move; also a number of such behaviors together
/// (Apple: UIDynamicBehavior).
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  private var children: [UIDynamicBehavior] = []
  private(set) final weak var parentBehavior: UIDynamicBehavior?
  private weak var owner: UIDynamicAnimator?

  /// Creates a behavior that does nothing by itself.
  public override init() { super.init() }

  nonisolated deinit {}

  /// The behaviors that belong to this one, in order.
  open var childBehaviors: [UIDynamicBehavior] { children }

  /// Has another behavior belong to this one; it comes into force with it.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.parentBehavior == nil, behavior.owner == nil, behavior !== self else { return }
    children.append(behavior)
    behavior.parentBehavior = self
    if let dynamicAnimator { behavior.enter(dynamicAnimator) }
  }

  /// Has a behavior no longer belong to this one.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.parentBehavior === self else { return }
    dynamicAnimator.map { behavior.leave($0) }
    children.removeAll { $0 === behavior }
    behavior.parentBehavior = nil
  }

  /// What else happens after each step of the animator; nothing unless set.
  open var action: (() -> Void)?

  /// The animator in which it is in force; nil for none.
  open var dynamicAnimator: UIDynamicAnimator? { owner }

  /// Tells the behavior that it is about to come into force in an animator, or in none; overrides
  /// call `super`.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  // MARK: - For the animator

  /// This behavior, and all that belong to it.
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

  /// Has the animator ask anew what there is to move, and go on if it rests.
  final func didChange() { owner?.behaviorsDidChange() }

  /// The items it has to do with; for the components only.
  var involvedItems: [any UIDynamicItem] { [] }

  /// Makes what it needs in a world, before each frame; for the components only.
  func prepare(_ world: DynamicWorld) {}

  /// Moves items for a short moment, in seconds; for the components only.
  func exert(in world: DynamicWorld, for duration: Double) {}

  /// Brings items to rest where it wanted them; for the components only.
  func settle(_ world: DynamicWorld) {}

  /// Removes what it made in a world; for the components only.
  func retire(from world: DynamicWorld) {}
}
