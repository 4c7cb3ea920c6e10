import Foundation

/// A touch that holds a slider's thumb.
struct SliderGrip {
  /// The position of the touch down, in points along the slider.
  let start: CGFloat
  /// The position of the thumb at the touch down, 0…1.
  let fraction: CGFloat
  /// The slider's value at the touch down.
  let value: Float
  /// Whether the touch has changed the value.
  var hasMoved = false

  /// Returns the position of the thumb, 0…1, for a touch on a travel of some points.
  func fraction(at place: CGFloat, travel: CGFloat) -> CGFloat {
    guard travel > 0 else { return fraction }
    return min(max(fraction + (place - start) / travel, 0), 1)
  }
}
