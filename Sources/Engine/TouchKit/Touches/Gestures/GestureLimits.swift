import TouchTrace
public import Foundation

/// The measures by which the engine tells gestures apart and delivers touches.
///
/// Each has its unit, where it comes from, and how sure that is. Public documentation gives only the
/// long press and the alpha; the rest was measured or is our choice. They stand here and nowhere
/// else; an application's `gestureLimits` may be replaced for experiments.
nonisolated public struct GestureLimits: Hashable, Sendable {
  // MARK: - Delivery

  /// A view of which less than this shows takes no touches, 0…1 (Apple: UIView.hitTest(_:with:);
  /// high).
  public var minimumAlpha = UsualLimits.minimumAlpha
  /// How long the content of a scroll view waits for its touches, in seconds (measured; high).
  public var contentDelay: TimeInterval = UsualLimits.contentDelay
  /// How far outside of a control a finger that it follows counts as inside, in points, on every
  /// side (measured; high).
  public var trackingMargin: CGFloat = UsualLimits.trackingMargin
  /// How far one line of the wheel goes, in points (our choice).
  public var wheelLine: CGFloat = 40

  // MARK: - Gestures

  /// How far a finger may move during a tap, in points (agreeing ports; medium confidence).
  public var tapMovement: CGFloat = UsualLimits.tapMovement
  /// How long a finger may stay down during a tap, in seconds (agreeing ports; low confidence).
  public var tapDuration: TimeInterval = 0.75
  /// From a lift to the next touch-down of a multiple tap, in seconds (agreeing ports; medium).
  ///
  /// A touch counts its taps by the same interval and distance, both inclusive. A device log accepts
  /// 0.128 s and 12.8 points (Seed 1 §1.2).
  public var tapInterval: TimeInterval = 0.35
  /// Between the taps of a multiple tap, in points (agreeing ports; medium).
  public var tapDistance: CGFloat = 45
  /// How far fingers move before a pan begins, in points (measured; high).
  public var panSlop: CGFloat = UsualLimits.panSlop
  /// How long the wheel rests until its pan ends, in seconds (our choice).
  public var wheelRest: TimeInterval = 0.15
  /// How long a finger may rest before it lifts and still throw the content of a scroll view, in
  /// seconds (our choice).
  public var scrollRest: TimeInterval = 0.1
  /// How long a swipe may take, in seconds (a port; low).
  public var swipeDuration: TimeInterval = 0.5
  /// How far a swipe goes in its direction, in points (a port; low).
  public var swipeDistance: CGFloat = 50
  /// How far a swipe may drift across its direction, in points (a port; low).
  public var swipeDrift: CGFloat = 50
  /// How much the distance of two fingers changes before a pinch begins, in points (our choice; low).
  public var pinchSlop: CGFloat = 8
  /// How far two fingers turn before a rotation begins, in radians (our choice; low).
  public var rotationSlop: CGFloat = 0.1
  /// How near to an edge a screen-edge pan starts, in points (our choice; low).
  public var edgeWidth: CGFloat = 13
  /// How old a sample may be to count for the velocity, in seconds (our choice; low).
  public var velocityWindow: TimeInterval = 0.1

  /// Creates the usual measures.
  public init() {}
}
