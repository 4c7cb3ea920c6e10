import Foundation

/// The progress of an animation as a function of its time.
enum AnimationPace: Hashable, Sendable {
  /// A curve over the duration.
  case cubic(CubicCurve)
  /// A spring for each direction, in the spring's own seconds.
  case spring(SpringMotion, SpringMotion)

  /// Returns a pace with one spring for all directions.
  static func spring(_ motion: SpringMotion) -> AnimationPace { .spring(motion, motion) }

  /// Returns the progress in two directions after a fraction of a duration in seconds.
  func progress(at part: Double, of duration: TimeInterval) -> SIMD2<Double> {
    // At the end, every value is final, even if the spring still oscillates slightly.
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
