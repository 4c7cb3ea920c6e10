import Foundation

/// The values of an animation from its beginning to its end.
enum AnimationPath: Equatable {
  /// A straight path from one value to another.
  case straight(AnimatedVector, AnimatedVector)
  /// A path through values at fractions of the time.
  case keyframes(KeyframePath)

  /// Returns the value at a progress in each of two directions.
  func value(at progress: SIMD2<Double>) -> AnimatedVector {
    switch self {
    case .straight(let start, let end): start.moved(towards: end, by: progress)
    case .keyframes(let path): path.value(at: progress.x)
    }
  }

  /// The value at the beginning.
  var start: AnimatedVector {
    switch self {
    case .straight(let start, _): start
    case .keyframes(let path): path.value(at: 0)
    }
  }
}
