package import Foundation
import Geometry

/// The way of the fingers of a pan, in window points.
struct PanTrack {
  /// Where the middle of the fingers would be if they had not moved.
  private var anchor = CGPoint.zero
  private var current = CGPoint.zero
  private var hasStarted = false
  /// From which the velocity is worked out.
  private var motion = VelocityTracker()

  /// How far the fingers have gone.
  var translation: CGVector {
    CGVector(dx: current.x - anchor.x, dy: current.y - anchor.y)
  }

  /// How fast the fingers move, in points per second, within a window of time in seconds.
  func velocity(within window: TimeInterval) -> CGVector { motion.velocity(within: window) }

  /// Fingers came or went: their middle jumps, but they have not moved.
  ///
  /// Where they were put down counts for the speed until they have moved twice, so that there is one
  /// when the gesture begins.
  mutating func join(_ middle: CGPoint, isGathering: Bool, at time: TimeInterval) {
    if isGathering || !hasStarted {
      anchor = middle
      motion.removeAll()
      motion.begin(at: time)
    } else {
      anchor.x += middle.x - current.x
      anchor.y += middle.y - current.y
    }
    current = middle
    hasStarted = true
  }

  /// The fingers moved; while too few are down that does not count.
  mutating func move(to middle: CGPoint, at time: TimeInterval, isGathering: Bool) {
    if isGathering { anchor = middle }
    current = middle
    motion.add(translation, at: time)
  }

  /// Takes away what the fingers had to move before the gesture began.
  mutating func removeSlop(_ slop: CGFloat) {
    let way = translation
    let length = way.length
    guard length > 0 else { return }
    anchor.x += slop * way.dx / length
    anchor.y += slop * way.dy / length
    motion.shift(by: CGVector(dx: -slop * way.dx / length, dy: -slop * way.dy / length))
  }

  /// Lets the fingers count as having gone a certain way; their speed stays what it is.
  ///
  /// A target that sets the way back at each movement, as many do, reads the speed afterwards, and at
  /// the end.
  mutating func rebase(to translation: CGVector) {
    let former = self.translation
    anchor = CGPoint(x: current.x - translation.dx, y: current.y - translation.dy)
    motion.shift(
      by: CGVector(dx: translation.dx - former.dx, dy: translation.dy - former.dy)
    )
  }
}

extension CGVector {
  /// The length, in points.
  package var length: CGFloat { (dx * dx + dy * dy).squareRoot() }
}
