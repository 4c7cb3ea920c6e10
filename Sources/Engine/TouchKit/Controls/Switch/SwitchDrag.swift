import Foundation

/// A finger on a switch: a tap, until it moves far enough to be a drag.
struct SwitchDrag {
  /// How far the finger has to go before it drags the knob, in points (our choice).
  static let threshold: CGFloat = 10

  private let start: CGPoint
  /// From where the finger's way is measured, in points along the switch.
  private var anchor: CGFloat
  private(set) var side: Bool
  /// Whether the finger has moved the knob, or tried to.
  private(set) var isDrag = false

  /// A finger that comes down at a point of the switch.
  init(start: CGPoint, wasOn: Bool) {
    self.start = start
    anchor = start.x
    side = wasOn
  }

  /// Follows the finger: the knob goes to the side towards which it has gone far enough.
  mutating func move(to place: CGFloat) {
    let distance = place - anchor
    guard abs(distance) >= Self.threshold else { return }
    isDrag = true
    side = distance > 0
    anchor = place
  }

  /// Whether the way to a point of the switch leads rather along the switch than across.
  func isAlong(_ point: CGPoint) -> Bool {
    abs(point.x - start.x) >= abs(point.y - start.y)
  }
}
