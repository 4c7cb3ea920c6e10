import Foundation

/// Which scales a scroll view allows.
struct ZoomLimits: Equatable {
  let minimum: CGFloat
  let maximum: CGFloat
  /// Whether the scale may be pulled beyond.
  let bounces: Bool

  /// How hard it is to pull beyond a limit (our choice, as for offsets).
  private static let resistance: CGFloat = 0.55

  init(minimum: CGFloat, maximum: CGFloat, bounces: Bool) {
    self.minimum = minimum.isFinite ? max(minimum, .leastNormalMagnitude) : 1
    self.maximum = maximum.isFinite ? max(maximum, self.minimum) : self.minimum
    self.bounces = bounces
  }

  /// The nearest scale at which it may rest.
  func clamped(_ scale: CGFloat) -> CGFloat {
    scale.isFinite ? min(max(scale, minimum), maximum) : minimum
  }

  /// The scale that shows when the fingers have gone as far as another scale.
  func pulled(to scale: CGFloat) -> CGFloat {
    let nearest = clamped(scale)
    guard bounces, scale.isFinite else { return nearest }
    let excess = abs(scale - nearest)
    let band = (1 - 1 / (excess * Self.resistance / nearest + 1)) * nearest
    // Half at most, however far below: nothing vanishes.
    return scale < nearest ? nearest - band / 2 : nearest + band
  }
}
