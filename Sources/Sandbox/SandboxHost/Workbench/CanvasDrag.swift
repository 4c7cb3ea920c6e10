import Foundation
import TouchInput

/// A drag over the canvas that moves a scene which is larger than its room.
nonisolated struct CanvasDrag {
  /// The press with which it began.
  let press: ContactSample
  private var last: CGPoint
  /// Whether the pointer moved far enough for a drag.
  private(set) var hasMoved = false

  /// How far a click may move, in points.
  private static let slop: CGFloat = 3

  init(press: ContactSample) { (self.press, last) = (press, press.location) }

  /// The pointer is at a place; returns how far the scene moves.
  mutating func follow(_ place: CGPoint) -> CGPoint {
    if !hasMoved {
      let (x, y) = (abs(place.x - press.location.x), abs(place.y - press.location.y))
      guard max(x, y) > Self.slop else { return .zero }
      hasMoved = true
    }
    defer { last = place }
    return CGPoint(x: place.x - last.x, y: place.y - last.y)
  }
}
