package import Foundation
import Geometry

/// The track of a pan's fingers, in window points.
struct PanTrack {
  /// The fingers' centroid before any movement, adjusted for joins and removed slop.
  private var anchor = CGPoint.zero
  private var current = CGPoint.zero
  private var hasStarted = false
  /// The tracker that computes the velocity.
  private var motion = VelocityTracker()

  /// The fingers' translation.
  var translation: CGVector {
    CGVector(dx: current.x - anchor.x, dy: current.y - anchor.y)
  }

  /// Returns the fingers' velocity in points per second, within a time window in seconds.
  func velocity(within window: TimeInterval) -> CGVector { motion.velocity(within: window) }

  /// Updates the centroid after fingers joined or left, without counting its jump as movement.
  ///
  /// The touch-down location counts for the velocity until two movements exist, so that the gesture begins with a
  /// velocity.
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

  /// Moves the fingers; the movement does not count while there are too few.
  mutating func move(to middle: CGPoint, at time: TimeInterval, isGathering: Bool) {
    if isGathering { anchor = middle }
    current = middle
    motion.add(translation, at: time)
  }

  /// Subtracts the distance that the fingers moved before the gesture began.
  mutating func removeSlop(_ slop: CGFloat) {
    let way = translation
    let length = way.length
    guard length > 0 else { return }
    anchor.x += slop * way.dx / length
    anchor.y += slop * way.dy / length
    motion.shift(by: CGVector(dx: -slop * way.dx / length, dy: -slop * way.dy / length))
  }

  /// Sets the translation and keeps the velocity.
  ///
  /// Many targets reset the translation at each movement and read the velocity afterwards, and at the end.
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
