import Foundation

/// The distance outside a control within which a tracked touch still counts as inside.
///
/// The margin is in the `GestureLimits`; clients of UIKit measured 70 points. A new touch has to be inside the actual
/// bounds.
@MainActor
enum TrackingMargin {
  /// Returns whether a point in a control's coordinates counts as inside.
  ///
  /// The control's own `point(inside:with:)` decides for the point, and if that is outside, for the nearest point of
  /// the bounds within the margin.
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
