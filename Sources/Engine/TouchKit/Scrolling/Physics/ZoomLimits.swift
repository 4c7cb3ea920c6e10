import Foundation

/// The limits of a scroll view's scale.
struct ZoomLimits: Equatable {
  let minimum: CGFloat
  let maximum: CGFloat
  /// Whether the scale can be pulled beyond the limits.
  let bounces: Bool

  /// The resistance to a pull beyond a limit (our choice, as for offsets).
  private static let resistance: CGFloat = 0.55

  init(minimum: CGFloat, maximum: CGFloat, bounces: Bool) {
    self.minimum = minimum.isFinite ? max(minimum, .leastNormalMagnitude) : 1
    self.maximum = maximum.isFinite ? max(maximum, self.minimum) : self.minimum
    self.bounces = bounces
  }

  /// Returns the nearest scale at which it can rest.
  func clamped(_ scale: CGFloat) -> CGFloat {
    scale.isFinite ? min(max(scale, minimum), maximum) : minimum
  }

  /// Returns the shown scale for the scale of the fingers.
  func pulled(to scale: CGFloat) -> CGFloat {
    let nearest = clamped(scale)
    guard bounces, scale.isFinite else { return nearest }
    let excess = abs(scale - nearest)
    let band = (1 - 1 / (excess * Self.resistance / nearest + 1)) * nearest
    // The scale shrinks to half of the limit at most, so that nothing disappears.
    return scale < nearest ? nearest - band / 2 : nearest + band
  }
}
