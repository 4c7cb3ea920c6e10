import Foundation

/// The source of an animation's progress: time itself, or an animator.
@MainActor
protocol AnimationClock: AnyObject {
  /// Returns the progress of the animation at a moment, in seconds on the application's clock.
  func stage(at time: TimeInterval) -> AnimationStage

  /// Returns the time of the next beginning or end.
  func nextTurn(after time: TimeInterval) -> TimeInterval?
}

/// The progress of an animation.
enum AnimationStage: Equatable {
  /// It has not begun; the animated property shows the first value.
  case waiting
  /// It runs, with the progress in each of two directions.
  ///
  /// `isMoving` is false while its animator is paused.
  case running(SIMD2<Double>, isMoving: Bool)
  /// It has ended.
  case over

  /// Whether the next frame will look different.
  var isMoving: Bool {
    guard case .running(_, isMoving: true) = self else { return false }
    return true
  }
}
