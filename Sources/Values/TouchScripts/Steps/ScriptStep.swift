public import Foundation
public import Geometry
public import TouchInput

/// What one line of a touch script does.
public enum ScriptStep: Hashable, Sendable {
  /// A finger, by its number, does one thing.
  case finger(Int, FingerStep)
  /// Fingers do what users do: `tap red`.
  case gesture(ScriptGesture)
  /// Time passes, a frame every 1/60 s, for so many seconds.
  case wait(TimeInterval)
  /// The frame ends at a moment on the script's clock, whatever length that gives it.
  case frame(TimeInterval)
  /// The mouse moves with no button down.
  case hover(ScriptPlace)
  /// The wheel turns by a number of lines.
  case wheel(ScriptPlace, CGVector)
  /// A key goes down, up, or both.
  case key(ScriptKey)
  /// Text comes in through the input method.
  case text(String)
  /// Something is done to the device as a whole.
  case command([DeviceCommand])
  /// The window on the desktop changes.
  case window(WindowChange)
  /// What happened so far does not count for later expectations.
  case clear
  /// A picture is taken under a name.
  case snapshot(String)
  /// Something must have happened, or be so.
  case expect(ScriptExpectation)
}

/// What a finger does in one step.
public enum FingerStep: Hashable, Sendable {
  /// It comes down.
  case down(ScriptPlace, ContactAttributes)
  /// It moves: at once, or over a time in seconds.
  case move(ScriptWay, ScriptPace, ContactAttributes)
  /// It lifts, where it is or at another place.
  case up(ScriptPlace?, ContactAttributes)
  /// It is taken away by the platform.
  case cancel(ScriptPlace?)
}

/// A key of a script.
public struct ScriptKey: Hashable, Sendable {
  /// What happens to a key.
  public enum Action: Hashable, Sendable {
    /// It goes down and comes up.
    case press
    /// It goes down.
    case down
    /// It comes up.
    case up
  }

  /// What happens to it.
  public var action: Action
  /// What it means in the layout, such as `a` or `Escape`.
  public var name: String
  /// Its usage number; nil for that of a usual keyboard.
  public var usage: Int?
  /// The modifiers held.
  public var modifiers: KeyStroke.Modifiers
  /// Whether the platform repeats it because it is held.
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
