import Foundation

/// A finger that holds a slider's thumb.
struct SliderGrip {
  /// Where the finger came down, in points along the slider.
  let start: CGFloat
  /// How far along the thumb was then, 0…1.
  let fraction: CGFloat
  /// The slider's value then.
  let value: Float
  /// Whether the finger has changed the value.
  var hasMoved = false

  /// How far along the thumb is with the finger at a place, on a way of so many points.
  func fraction(at place: CGFloat, travel: CGFloat) -> CGFloat {
    guard travel > 0 else { return fraction }
    return min(max(fraction + (place - start) / travel, 0), 1)
  }
}
