import Foundation
import Geometry

/// Limits for values: Chipmunk ends the process for infinite values and NaN.
nonisolated extension Double {
  /// Returns the value, limited in both directions; 0 for NaN.
  func limited(to limit: Double = 1e9) -> Double {
    isNaN ? 0 : Swift.min(Swift.max(self, -limit), limit)
  }

  /// Returns the limited value, or the minimum if that is larger.
  func atLeast(_ least: Double) -> Double { Swift.max(limited(to: 1e12), least) }
}

nonisolated extension CGPoint {
  /// The point with limited coordinates.
  var limited: CGPoint { CGPoint(x: Double(x).limited(), y: Double(y).limited()) }
}

nonisolated extension CGVector {
  /// Returns the vector with limited components.
  func limited(to limit: Double = 1e9) -> CGVector {
    CGVector(dx: Double(dx).limited(to: limit), dy: Double(dy).limited(to: limit))
  }
}
