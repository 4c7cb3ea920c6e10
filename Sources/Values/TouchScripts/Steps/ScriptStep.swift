public import Foundation
public import Geometry
public import TouchInput

/// The step of one line of a touch script.
public enum ScriptStep: Hashable, Sendable {
  /// An action of a finger, by its number.
  case finger(Int, FingerStep)
  /// A gesture of a user: `tap red`.
  case gesture(ScriptGesture)
  /// Waits for some seconds, with a frame every 1/60 s.
  case wait(TimeInterval)
  /// Ends the frame at a time on the script's clock, with any resulting length.
  case frame(TimeInterval)
  /// Moves the mouse without a pressed button.
  case hover(ScriptPlace)
  /// Turns the wheel by a number of lines.
  case wheel(ScriptPlace, CGVector)
  /// Presses a key, or moves it down or up.
  case key(ScriptKey)
  /// Enters text through the input method.
  case text(String)
  /// Sends events of the whole device.
  case command([DeviceCommand])
  /// Changes the window on the desktop.
  case window(WindowChange)
  /// Ignores all previous events in later expectations.
  case clear
  /// Takes a screenshot with a name.
  case snapshot(String)
  /// Checks an expectation.
  case expect(ScriptExpectation)
}

/// The action of a finger in one step.
public enum FingerStep: Hashable, Sendable {
  /// It comes down.
  case down(ScriptPlace, ContactAttributes)
  /// It moves: immediately, or with a duration in seconds.
  case move(ScriptWay, ScriptPace, ContactAttributes)
  /// It lifts, at its position or at another place.
  case up(ScriptPlace?, ContactAttributes)
  /// The platform cancels it.
  case cancel(ScriptPlace?)
}

/// A key of a script.
public struct ScriptKey: Hashable, Sendable {
  /// The action on a key.
  public enum Action: Hashable, Sendable {
    /// It goes down and up.
    case press
    /// It goes down.
    case down
    /// It goes up.
    case up
  }

  /// The action.
  public var action: Action
  /// The meaning of the key in the layout, such as `a` or `Escape`.
  public var name: String
  /// The usage number; nil for that of a usual keyboard.
  public var usage: Int?
  /// The modifiers that are held.
  public var modifiers: KeyStroke.Modifiers
  /// Whether the platform repeats it because it is held down.
  public var isRepeat: Bool

  /// Creates a key.
  public init(
    _ action: Action,
    name: String,
    usage: Int? = nil,
    modifiers: KeyStroke.Modifiers = [],
    isRepeat: Bool = false
  ) {
    self.action = action
    self.name = name
    self.usage = usage
    self.modifiers = modifiers
    self.isRepeat = isRepeat
  }
}
