import Foundation

/// Animations that run together, in the time of the group (Apple: CAAnimationGroup).
///
/// What takes longer than the group is cut off; what says nothing takes as long as the group.
/// Delegates of the animations in it are not told.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
  /// The animations.
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
