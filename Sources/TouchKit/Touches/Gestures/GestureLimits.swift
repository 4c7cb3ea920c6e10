public import Foundation

/// The measures by which recognizers tell gestures apart.
///
/// Each has its unit, where it comes from, and how sure that is. Public documentation gives only the
/// long press; the rest was measured or is our choice. An application's `gestureLimits` may be
/// replaced for experiments.
nonisolated public struct GestureLimits: Hashable, Sendable {
  /// How far a finger may move during a tap, in points (agreeing ports; medium confidence).
  public var tapMovement: CGFloat = 45
  /// How long a finger may stay down during a tap, in seconds (agreeing ports; low confidence).
  public var tapDuration: TimeInterval = 0.75
  /// From a lift to the next touch-down of a multiple tap, in seconds (agreeing ports; medium).
  public var tapInterval: TimeInterval = 0.35
  /// Between the taps of a multiple tap, in points (agreeing ports; medium).
  public var tapDistance: CGFloat = 45
  /// How far fingers move before a pan begins, in points (measured; high).
  public var panSlop: CGFloat = 10
  /// How long the wheel rests until its pan ends, in seconds (our choice).
  public var wheelRest: TimeInterval = 0.15
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
