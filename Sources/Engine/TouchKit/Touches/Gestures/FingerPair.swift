import Foundation
import Geometry

/// The first two fingers of a gesture, and the line between them.
@MainActor
struct FingerPair {
  /// The vector from the first finger to the second, in window points.
  let line: CGVector

  /// Creates the pair of the first two touches that stay down; nil if there are fewer.
  init?(of touches: [UITouch]) {
    let fingers = touches.filter { !$0.isOver }
    guard fingers.count >= 2 else { return nil }
    let (first, second) = (fingers[0].state.location, fingers[1].state.location)
    line = CGVector(dx: second.x - first.x, dy: second.y - first.y)
  }

  /// The distance between the fingers, in points.
  var distance: CGFloat { line.length }

  /// The direction of the line, in radians clockwise from the right.
  var angle: CGFloat { atan2(line.dy, line.dx) }
}
