import Foundation

/// The range of a scroll view's offset along one axis, and its behaviour beyond the ends.
package struct ScrollAxis: Equatable {
  /// The smallest offset, in points.
  var minimum: CGFloat
  /// The largest offset, in points.
  var maximum: CGFloat
  /// The length of the view, in points.
  var length: CGFloat
  /// Whether it can be pulled beyond its ends.
  var bounces: Bool
  /// Whether it can be pulled even if all content fits.
  var alwaysBounces: Bool

  /// The resistance to a pull beyond an end (measured on devices by several authors; medium).
  private static let resistance: CGFloat = 0.55

  /// Whether the content does not fit.
  var hasRange: Bool { maximum > minimum }

  /// Whether a finger can move it.
  package var isMovable: Bool { hasRange || (bounces && alwaysBounces) }

  /// Returns the nearest offset at which it can rest.
  func clamped(_ offset: CGFloat) -> CGFloat { min(max(offset, minimum), maximum) }

  /// Returns whether an offset is beyond an end.
  func isBeyond(_ offset: CGFloat) -> Bool { clamped(offset) != offset }

  /// Returns the shown offset for the offset of the finger.
  ///
  /// Beyond the ends, the content follows the finger less and less.
  func pulled(to offset: CGFloat) -> CGFloat {
    let nearest = clamped(offset)
    guard bounces, isMovable, length > 0 else { return nearest }
    let excess = abs(offset - nearest)
    let band = (1 - 1 / (excess * Self.resistance / length + 1)) * length
    return offset < nearest ? nearest - band : nearest + band
  }

  /// Returns the offset of the finger for a shown offset.
  func unpulled(_ offset: CGFloat) -> CGFloat {
    let nearest = clamped(offset)
    let band = min(abs(offset - nearest), length * 0.999)
    guard bounces, band > 0, length > 0 else { return nearest }
    let excess = length * band / (Self.resistance * (length - band))
    return offset < nearest ? nearest - excess : nearest + excess
  }

  /// Returns whether it can move in the direction of a sign without being pulled beyond an end.
  func canMove(from offset: CGFloat, towards direction: CGFloat) -> Bool {
    direction > 0 ? offset < maximum : offset > minimum
  }
}
