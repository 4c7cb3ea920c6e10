public import Foundation

/// The default limits that both the engine and the readers of its trace need.
///
/// The engine uses them, and many more, as the defaults of its `GestureLimits`, which can be
/// replaced. A reader with a trace but without an application only has these.
public enum UsualLimits {
  /// The alpha below which a view receives no touches (Apple: UIView.hitTest(_:with:); high).
  public static let minimumAlpha = 0.01
  /// The movement of fingers before a pan begins, in points (measured; high).
  public static let panSlop: CGFloat = 10
  /// The maximum movement of a finger during a tap, in points (agreeing ports; medium).
  public static let tapMovement: CGFloat = 45
  /// The time by which a scroll view delays touches of its content, in seconds (measured; high).
  public static let contentDelay = 0.15
  /// The distance from a control at which a finger still counts as inside, in points (measured; high).
  public static let trackingMargin: CGFloat = 70
}

extension ViewSnapshot {
  /// Whether it is too transparent to receive touches.
  public var isTooTransparent: Bool { alpha < UsualLimits.minimumAlpha }
}
