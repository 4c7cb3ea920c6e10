import Foundation
import Geometry

/// The way of the fingers of a pan, in window points.
struct PanTrack {
  /// Where the middle of the fingers would be if they had not moved.
  private var anchor = CGPoint.zero
  private var current = CGPoint.zero
  private var hasStarted = false
  /// From which the velocity is worked out.
  private(set) var motion = MotionTrack()

  /// How far the fingers have gone.
  var translation: CGVector {
    CGVector(dx: current.x - anchor.x, dy: current.y - anchor.y)
  }

  /// Fingers came or went: their middle jumps, but they have not moved.
  mutating func join(_ middle: CGPoint, isGathering: Bool) {
    if isGathering || !hasStarted {
      anchor = middle
      motion.removeAll()
    } else {
      anchor.x += middle.x - current.x
      anchor.y += middle.y - current.y
    }
    current = middle
    hasStarted = true
  }

  /// The fingers moved; while too few are down that does not count.
  mutating func follow(_ middle: CGPoint, at time: TimeInterval, isGathering: Bool) {
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

  /// Lets the fingers count as having gone a certain way.
  mutating func rebase(to translation: CGVector) {
    anchor = CGPoint(x: current.x - translation.dx, y: current.y - translation.dy)
    motion.removeAll()
  }
}

extension CGVector {
  /// The length, in points.
  var length: CGFloat { (dx * dx + dy * dy).squareRoot() }
}
