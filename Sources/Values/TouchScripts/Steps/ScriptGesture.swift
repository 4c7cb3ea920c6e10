public import Foundation

/// What users do with one or more fingers, from the first contact to the last lift.
public struct ScriptGesture: Hashable, Sendable {
  /// The kinds of gestures.
  public enum Kind: Hashable, Sendable {
    /// Short contacts in a row, each held for a time in seconds.
    case taps(Int, hold: TimeInterval)
    /// A way, after a time of rest in seconds.
    case drag(ScriptWay, rest: TimeInterval)
    /// Two fingers move apart or together: their distance in points grows by a factor.
    case pinch(scale: Double, distance: Double)
    /// Two fingers turn about their middle, in radians; clockwise is positive.
    case rotate(angle: Double, distance: Double)
  }

  /// What the fingers do.
  public var kind: Kind
  /// The middle of the fingers when they come down.
  public var place: ScriptPlace
  /// How many fingers, side by side 40 points apart; pinches and rotations have two.
  public var fingers: Int
  /// How fast they move.
  public var pace: ScriptPace

  /// Creates a gesture.
  public init(
    _ kind: Kind,
    at place: ScriptPlace,
    fingers: Int = 1,
    pace: ScriptPace = ScriptPace(0)
  ) {
    self.kind = kind
    self.place = place
    self.fingers = fingers
    self.pace = pace
  }

  /// The time between two taps in a row, in seconds.
  public static let tapPause: TimeInterval = 0.1
}
