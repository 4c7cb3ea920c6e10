import Foundation
import TouchInput

/// A drag over the canvas that moves a scene that is larger than the canvas.
nonisolated struct CanvasDrag {
  /// The press with which it began.
  let press: ContactSample
  private var last: CGPoint
  /// Whether the pointer moved far enough for a drag.
  private(set) var hasMoved = false

  /// The largest movement of a click, in points.
  private static let slop: CGFloat = 3

  init(press: ContactSample) { (self.press, last) = (press, press.location) }

  /// Follows the pointer; returns the distance that the scene moves.
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
