import Foundation

/// The clock of animations that an animator drives.
final class AnimatorClock: AnimationClock {
  /// The animator, kept alive by its animations so that it plays even if its client releases it.
  private let animator: UIViewPropertyAnimator
  /// The fraction of the duration after which the animations join.
  private let start: Double

  init(_ animator: UIViewPropertyAnimator, joiningAt start: Double) {
    self.animator = animator
    self.start = start
  }

  func stage(at time: TimeInterval) -> AnimationStage {
    let timeline = animator.timeline
    let progress = timeline.progress(at: time, joinedAt: start)
    return .running(progress, isMoving: timeline.isRunning)
  }

  func nextTurn(after time: TimeInterval) -> TimeInterval? { nil }
}
