import Foundation

/// A touch on a switch, which is a tap until it moves far enough to be a drag.
struct SwitchDrag {
  /// The distance after which the touch drags the knob, in points (our choice).
  static let threshold: CGFloat = 10

  private let start: CGPoint
  /// The position from which the drag is measured, in points along the switch.
  private var anchor: CGFloat
  private(set) var side: Bool
  /// Whether the touch has moved the knob or tried to.
  private(set) var isDrag = false

  /// Creates a touch that begins at a point of the switch.
  init(start: CGPoint, wasOn: Bool) {
    self.start = start
    anchor = start.x
    side = wasOn
  }

  /// Moves the knob to the side towards which the touch has moved far enough.
  mutating func move(to place: CGFloat) {
    let distance = place - anchor
    guard abs(distance) >= Self.threshold else { return }
    isDrag = true
    side = distance > 0
    anchor = place
  }

  /// Returns whether the direction to a point is mainly along the switch.
  func isAlong(_ point: CGPoint) -> Bool {
    abs(point.x - start.x) >= abs(point.y - start.y)
  }
}
