import Foundation

/// Tells how far an animation is: by itself as time passes, or as an animator drives it.
@MainActor
protocol AnimationClock: AnyObject {
  /// How far the animation is at a moment, in seconds on the application's clock.
  func stage(at time: TimeInterval) -> AnimationStage

  /// When something changes that is not a matter of moving on: a beginning or an end.
  func nextTurn(after time: TimeInterval) -> TimeInterval?
}

/// How far an animation is.
enum AnimationStage: Equatable {
  /// It has not begun; what it animates shows the first value.
  case waiting
  /// It is on its way, so far in each of two directions; `isMoving` unless its animator holds it.
  case running(SIMD2<Double>, isMoving: Bool)
  /// It came to its end.
  case over

  /// Whether the next frame will look different.
  var isMoving: Bool {
    guard case .running(_, isMoving: true) = self else { return false }
    return true
  }
}
