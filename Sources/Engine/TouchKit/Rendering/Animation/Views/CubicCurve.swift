import Foundation

/// A pace given by a Bézier curve from (0, 0) to (1, 1), as progress over time.
nonisolated struct CubicCurve: Hashable, Sendable {
  var firstControl: CGPoint
  var secondControl: CGPoint

  static let linear = CubicCurve(0, 0, 1, 1)
  static let easeIn = CubicCurve(0.42, 0, 1, 1)
  static let easeOut = CubicCurve(0, 0, 0.58, 1)
  static let easeInOut = CubicCurve(0.42, 0, 0.58, 1)
  /// The default pace of layers and of timing parameters.
  static let standard = CubicCurve(0.25, 0.1, 0.25, 1)

  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    // With x outside 0…1, the curve would have several values at one time.
    firstControl = CGPoint(x: Self.unit(x1), y: y1.isFinite ? y1 : 0)
    secondControl = CGPoint(x: Self.unit(x2), y: y2.isFinite ? y2 : 1)
  }

  private static func unit(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }

  /// Returns the progress after a fraction of the time; 0 before the start and 1 after the end.
  func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    guard self != .linear else { return time }
    return Self.bezier(firstControl.y, secondControl.y, parameter(at: time))
  }

  /// Returns the latest fraction of the time at which the curve has a progress.
  func time(of progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    guard self != .linear else { return progress }
    return Self.bisect { self.progress(at: $0) < progress }
  }

  /// Returns the curve's own parameter at a time, which grows with time.
  private func parameter(at time: Double) -> Double {
    let (x1, x2) = (firstControl.x, secondControl.x)
    return Self.bisect { Self.bezier(x1, x2, $0) < time }
  }

  /// Returns the position in 0…1 where a condition changes from true to false.
  private static func bisect(_ isBefore: (Double) -> Bool) -> Double {
    var (low, high) = (0.0, 1.0)
    // 54 steps determine every bit of the result.
    for _ in 0..<54 {
      let middle = (low + high) / 2
      if isBefore(middle) { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  private static func bezier(_ first: Double, _ second: Double, _ t: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * t * first + 3 * u * t * t * second + t * t * t
  }
}
