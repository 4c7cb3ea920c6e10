import Foundation

/// What an animated value goes through from the beginning to the end.
enum AnimationPath: Equatable {
  /// Straight from one value to another.
  case straight(AnimatedVector, AnimatedVector)
  /// By values that belong to parts of the time.
  case keyframes(KeyframePath)

  /// The value when so much is done in each of two directions.
  func value(at progress: SIMD2<Double>) -> AnimatedVector {
    switch self {
    case .straight(let start, let end): start.moved(towards: end, by: progress)
    case .keyframes(let path): path.value(at: progress.x)
    }
  }

  /// The value at the very beginning.
  var start: AnimatedVector {
    switch self {
    case .straight(let start, _): start
    case .keyframes(let path): path.value(at: 0)
    }
  }
}
