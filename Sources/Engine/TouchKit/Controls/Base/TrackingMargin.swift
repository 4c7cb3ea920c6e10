import Foundation

/// How far outside a control a finger still counts as inside, once it is followed.
///
/// The margin is in the `GestureLimits`; clients of UIKit measured 70 points. A finger that comes
/// down has to hit the real bounds.
@MainActor
enum TrackingMargin {
  /// Whether a point of a control's coordinates counts as inside.
  ///
  /// The control's own `point(inside:with:)` decides: about the point, and if it says no, about the
  /// nearest point of the bounds within the margin.
  static func contains(_ point: CGPoint, of control: UIControl, event: UIEvent?) -> Bool {
    if control.point(inside: point, with: event) { return true }
    let bounds = control.bounds
    let limits = control.attachedWindow?.application?.gestureLimits ?? GestureLimits()
    let pulled = CGPoint(
      x: pull(point.x, into: bounds.minX, bounds.maxX, within: limits.trackingMargin),
      y: pull(point.y, into: bounds.minY, bounds.maxY, within: limits.trackingMargin)
    )
    return pulled != point && control.point(inside: pulled, with: event)
  }

  /// Moves a coordinate towards a half-open range, by less than the margin at its upper end.
  private static func pull(
    _ value: CGFloat,
    into lower: CGFloat,
    _ upper: CGFloat,
    within margin: CGFloat
  ) -> CGFloat {
    if value < lower { return min(value + margin, lower) }
    guard value >= upper else { return value }
    return value - margin < upper ? max(upper.nextDown, lower) : value - margin
  }
}
