public import Foundation

/// User input that the application delivers to its recognizers and responders.
///
/// An application has one event object for its touches and updates it for every batch of input. Callbacks at different
/// times receive the same object (Apple: UIEvent; Seed 1 §1.2).
@preconcurrency @MainActor
open class UIEvent: NSObject {
  final var content = EventContent()
  /// The application that delivers the event; nil for touches, which know their windows.
  @WeakApplication final var application: UIApplication?

  nonisolated deinit {}

  /// Creates an event without content, for tests that call touch methods themselves.
  public override init() {
    super.init()
  }

  /// The event and its touches, in the format of a device's log.
  nonisolated open override var description: String {
    MainActorWork.reply { logText }
  }

  /// The kind of the event.
  open var type: EventType { .touches }

  /// The kind of motion or remote control event; none for touches.
  open var subtype: EventSubtype { .none }

  /// The time of the event, in seconds on the input clock.
  open var timestamp: TimeInterval { content.timestamp }

  /// The modifier keys held.
  open var modifierFlags: UIKeyModifierFlags { content.modifierFlags }

  /// The held buttons of the mouse that makes a touch; empty for fingers.
  open var buttonMask: ButtonMask { content.buttonMask }

  /// Every touch that the application tracks, in all windows and views.
  ///
  /// This includes touches that did not change, touches without a view, and touches that end with this event.
  open var allTouches: Set<UITouch>? { content.allTouches }

  /// Returns the touches that came down in a window, or nil.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    content.touches { $0.state.window === window }
  }

  /// Returns the touches that a view receives, or nil.
  open func touches(for view: UIView) -> Set<UITouch>? {
    content.touches { $0.state.view === view }
  }

  /// Returns the touches that a recognizer receives, or nil.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    content.touches { touch in gesture.attempt.touches.contains { $0 === touch } }
  }

  /// Returns all samples of a touch since the previous event, oldest first.
  ///
  /// The last one is a copy of the touch itself. Returns nil if the touch is not in the event.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    content.coalescedTouches(for: touch)
  }

  /// Returns an empty array, because the engine predicts no touches; nil if the touch is not in the event.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? {
    content.contains(touch) ? [] : nil
  }
}

extension UIEvent {
  /// The kinds of events.
  nonisolated public enum EventType: Int, Sendable {
    /// Fingers on the screen.
    case touches = 0
    /// A motion of the device.
    case motion = 1
    /// A command of a headset or another accessory.
    case remoteControl = 2
    /// A press of a physical button or key.
    case presses = 3
    /// A scroll of a wheel or trackpad.
    case scroll = 10
    /// A movement of a pointer without contact.
    case hover = 11
    /// A pinch or rotation on a trackpad.
    case transform = 14
  }

  /// The kinds of motion and remote control events.
  nonisolated public enum EventSubtype: Int, Sendable {
    /// No subtype.
    case none = 0
    /// A shake of the device.
    case motionShake = 1
    /// The play command.
    case remoteControlPlay = 100
    /// The pause command.
    case remoteControlPause = 101
    /// The stop command.
    case remoteControlStop = 102
    /// The command to play when paused and pause when playing.
    case remoteControlTogglePlayPause = 103
    /// The next-track command.
    case remoteControlNextTrack = 104
    /// The previous-track command.
    case remoteControlPreviousTrack = 105
    /// The start of seeking backward.
    case remoteControlBeginSeekingBackward = 106
    /// The end of seeking backward.
    case remoteControlEndSeekingBackward = 107
    /// The start of seeking forward.
    case remoteControlBeginSeekingForward = 108
    /// The end of seeking forward.
    case remoteControlEndSeekingForward = 109
  }
}
