import Foundation

/// How much of an animation is done as its time passes.
enum AnimationPace: Hashable, Sendable {
  /// By a curve over the duration.
  case cubic(CubicCurve)
  /// By a spring for each direction, in the spring's own seconds.
  case spring(SpringMotion, SpringMotion)

  /// One spring for all directions.
  static func spring(_ motion: SpringMotion) -> AnimationPace { .spring(motion, motion) }

  /// How much is done after a part of a duration in seconds, for each of two directions.
  func progress(at part: Double, of duration: TimeInterval) -> SIMD2<Double> {
    // At its end everything is where it belongs, also what still swings a little.
    guard part < 1 else { return SIMD2(1, 1) }
    switch self {
    case .cubic(let curve):
      let progress = curve.progress(at: part)
      return SIMD2(progress, progress)
    case .spring(let horizontal, let vertical):
      let time = part * duration
      let x = horizontal.progress(at: time)
      return SIMD2(x, horizontal == vertical ? x : vertical.progress(at: time))
    }
  }
}
