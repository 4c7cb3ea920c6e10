import Foundation

/// The clock of animations that an animator drives.
final class AnimatorClock: AnimationClock {
  /// Kept alive by what it animates: it plays even if its client forgets it.
  private let animator: UIViewPropertyAnimator
  /// The part of the time after which the animations join.
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
