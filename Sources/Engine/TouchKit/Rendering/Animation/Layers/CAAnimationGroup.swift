import Foundation

/// A group of animations that run together, in the time of the group (Apple: CAAnimationGroup).
///
/// The group cuts off animations that take longer. Animations without a duration take as long as the group. The
/// delegates of animations in a group are not called.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
  /// The animations of the group.
  open var animations: [CAAnimation]?

  override func copyValues(from other: CAAnimation) {
    super.copyValues(from: other)
    guard let other = other as? CAAnimationGroup else { return }
    animations = other.animations?.map { $0.duplicate() }
  }

  override func apply(_ moment: AnimationMoment, to look: CALayer) {
    let time = moment.progress * moment.duration
    for animation in animations ?? [] {
      animation.apply(at: time, begun: animation.beginTime, usual: moment.duration, to: look)
    }
  }

  nonisolated deinit {}
}
