public import Foundation

/// The measures that both the engine and the readers of its trace have to know, as they usually are.
///
/// The engine takes them, with many more, as the defaults of its `GestureLimits`, which can be
/// replaced; a reader that has a trace and no application has only these.
public enum UsualLimits {
  /// A view of which less than this shows takes no touches (Apple: UIView.hitTest(_:with:); high).
  public static let minimumAlpha = 0.01
  /// How far fingers move before a pan begins, in points (measured; high).
  public static let panSlop: CGFloat = 10
  /// How far a finger may move during a tap, in points (agreeing ports; medium).
  public static let tapMovement: CGFloat = 45
  /// How long the content of a scroll view waits for its touches, in seconds (measured; high).
  public static let contentDelay = 0.15
  /// How far outside of a control a finger still counts as inside, in points (measured; high).
  public static let trackingMargin: CGFloat = 70
}

extension ViewSnapshot {
  /// Whether it shows too little to take touches.
  public var isTooTransparent: Bool { alpha < UsualLimits.minimumAlpha }
}
