import Foundation
import Geometry

/// Values that can be worked with: the library ends the program over any other.
nonisolated extension Double {
  /// The value, at most so large to both sides; 0 for what is no number.
  func limited(to limit: Double = 1e9) -> Double {
    isNaN ? 0 : Swift.min(Swift.max(self, -limit), limit)
  }

  /// The same, not below a least value.
  func atLeast(_ least: Double) -> Double { Swift.max(limited(to: 1e12), least) }
}

nonisolated extension CGPoint {
  /// A point that is not infinitely far away.
  var limited: CGPoint { CGPoint(x: Double(x).limited(), y: Double(y).limited()) }
}

nonisolated extension CGVector {
  /// A vector that is not infinitely long.
  func limited(to limit: Double = 1e9) -> CGVector {
    CGVector(dx: Double(dx).limited(to: limit), dy: Double(dy).limited(to: limit))
  }
}
