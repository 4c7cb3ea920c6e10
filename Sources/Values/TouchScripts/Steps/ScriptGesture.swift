public import Foundation

/// A user's gesture with one or more fingers, from the first contact to the last lift.
public struct ScriptGesture: Hashable, Sendable {
  /// The kinds of gestures.
  public enum Kind: Hashable, Sendable {
    /// Several short contacts, each held for a time in seconds.
    case taps(Int, hold: TimeInterval)
    /// A movement, after a rest in seconds.
    case drag(ScriptWay, rest: TimeInterval)
    /// Two fingers that move apart or together: their distance in points grows by a factor.
    case pinch(scale: Double, distance: Double)
    /// Two fingers that rotate around their middle, in radians; clockwise is positive.
    case rotate(angle: Double, distance: Double)
  }

  /// The kind of movement.
  public var kind: Kind
  /// The middle of the fingers when they come down.
  public var place: ScriptPlace
  /// The number of fingers, which are 40 points apart; pinches and rotations have two.
  public var fingers: Int
  /// The pace of the movement.
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

  /// The time between two consecutive taps, in seconds.
  public static let tapPause: TimeInterval = 0.1
}
