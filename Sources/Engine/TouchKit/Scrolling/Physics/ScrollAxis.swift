import Foundation

/// What one direction of a scroll view allows: where its offset may rest, and what it does beyond.
package struct ScrollAxis: Equatable {
  /// The smallest offset, in points.
  var minimum: CGFloat
  /// The largest offset, in points.
  var maximum: CGFloat
  /// The extent of the view, in points.
  var length: CGFloat
  /// Whether it may be pulled beyond its ends.
  var bounces: Bool
  /// Whether it may be pulled although everything fits.
  var alwaysBounces: Bool

  /// How hard it is to pull beyond an end (measured on devices by several authors; medium).
  private static let resistance: CGFloat = 0.55

  /// Whether not everything fits.
  var hasRange: Bool { maximum > minimum }

  /// Whether a finger can move it at all.
  package var isMovable: Bool { hasRange || (bounces && alwaysBounces) }

  /// The nearest offset at which it may rest.
  func clamped(_ offset: CGFloat) -> CGFloat { min(max(offset, minimum), maximum) }

  /// Whether an offset lies beyond an end.
  func isBeyond(_ offset: CGFloat) -> Bool { clamped(offset) != offset }

  /// The offset that shows when the finger has gone as far as another offset: beyond the ends it
  /// follows less and less.
  func pulled(to offset: CGFloat) -> CGFloat {
    let nearest = clamped(offset)
    guard bounces, isMovable, length > 0 else { return nearest }
    let excess = abs(offset - nearest)
    let band = (1 - 1 / (excess * Self.resistance / length + 1)) * length
    return offset < nearest ? nearest - band : nearest + band
  }

  /// How far the finger would have gone to show an offset.
  func unpulled(_ offset: CGFloat) -> CGFloat {
    let nearest = clamped(offset)
    let band = min(abs(offset - nearest), length * 0.999)
    guard bounces, band > 0, length > 0 else { return nearest }
    let excess = length * band / (Self.resistance * (length - band))
    return offset < nearest ? nearest - excess : nearest + excess
  }

  /// Whether it can still move in a direction, given by its sign, without being pulled.
  func canMove(from offset: CGFloat, towards direction: CGFloat) -> Bool {
    direction > 0 ? offset < maximum : offset > minimum
  }
}
