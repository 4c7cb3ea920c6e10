import TouchTrace
public import Foundation

/// The limits by which the engine tells gestures apart and delivers touches.
///
/// Each limit has a unit, a source and a confidence. Public documentation specifies only the long press and the alpha;
/// the other limits are measured or our choice. All limits are defined here. You can replace an application's
/// `gestureLimits` for experiments.
nonisolated public struct GestureLimits: Hashable, Sendable {
  // MARK: - Delivery

  /// The minimum alpha at which a view receives touches, 0…1 (Apple: UIView.hitTest(_:with:); high).
  public var minimumAlpha = UsualLimits.minimumAlpha
  /// The delay before the content of a scroll view receives touches, in seconds (measured; high).
  public var contentDelay: TimeInterval = UsualLimits.contentDelay
  /// The margin around a control in which a tracked finger counts as inside, in points.
  ///
  /// It applies to every side (measured; high).
  public var trackingMargin: CGFloat = UsualLimits.trackingMargin
  /// The scroll distance of one wheel line, in points (our choice).
  public var wheelLine: CGFloat = 40

  // MARK: - Gestures

  /// The maximum movement of a finger during a tap, in points (agreeing ports; medium confidence).
  public var tapMovement: CGFloat = UsualLimits.tapMovement
  /// The maximum duration of a tap, in seconds (agreeing ports; low confidence).
  public var tapDuration: TimeInterval = 0.75
  /// The maximum time from a lift to the next touch-down of a multiple tap, in seconds (agreeing ports; medium).
  ///
  /// A touch counts its taps by the same interval and distance, both inclusive. A device log accepts 0.128 s and 12.8
  /// points (Seed 1 §1.2).
  public var tapInterval: TimeInterval = 0.35
  /// The maximum distance between the taps of a multiple tap, in points (agreeing ports; medium).
  public var tapDistance: CGFloat = 45
  /// The distance that fingers move before a pan begins, in points (measured; high).
  public var panSlop: CGFloat = UsualLimits.panSlop
  /// The idle time of the wheel after which its pan ends, in seconds (our choice).
  public var wheelRest: TimeInterval = 0.15
  /// The maximum time that a finger may rest before its lift still throws scroll content, in seconds (our choice).
  public var scrollRest: TimeInterval = 0.1
  /// The maximum duration of a swipe, in seconds (a port; low).
  public var swipeDuration: TimeInterval = 0.5
  /// The minimum distance of a swipe in its direction, in points (a port; low).
  public var swipeDistance: CGFloat = 50
  /// The maximum movement of a swipe across its direction, in points (a port; low).
  public var swipeDrift: CGFloat = 50
  /// The change of two fingers' distance before a pinch begins, in points (our choice; low).
  public var pinchSlop: CGFloat = 8
  /// The angle that two fingers turn before a rotation begins, in radians (our choice; low).
  public var rotationSlop: CGFloat = 0.1
  /// The maximum distance from an edge at which a screen-edge pan starts, in points (our choice; low).
  public var edgeWidth: CGFloat = 13
  /// The maximum age of a sample that counts for the velocity, in seconds (our choice; low).
  public var velocityWindow: TimeInterval = 0.1

  /// Creates the default limits.
  public init() {}
}
