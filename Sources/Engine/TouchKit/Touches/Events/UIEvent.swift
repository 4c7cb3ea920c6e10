public import Foundation

/// Something that happened and travels through the application.
///
/// An application keeps one event object for its touches and updates it for every batch of input,
/// so that callbacks of different times see the same object (Apple: UIEvent; Seed 1 §1.2).
@preconcurrency @MainActor
open class UIEvent: NSObject {
  final var content = EventContent()
  /// Where the event travels; nil for touches, which know their windows.
  @WeakApplication final var application: UIApplication?

  nonisolated deinit {}

  /// Creates an event about nothing, for tests that call touch methods themselves.
  public override init() {
    super.init()
  }

  /// The event and its touches, in the form of a device's log.
  nonisolated open override var description: String {
    MainActorWork.reply { logText }
  }

  /// What kind of event this is.
  open var type: EventType { .touches }

  /// What kind of motion or remote control event this is; none for touches.
  open var subtype: EventSubtype { .none }

  /// When the event happened, in seconds on the input clock.
  open var timestamp: TimeInterval { content.timestamp }

  /// The modifier keys held.
  open var modifierFlags: UIKeyModifierFlags { content.modifierFlags }

  /// The buttons held of the mouse that makes a touch; empty for fingers.
  open var buttonMask: ButtonMask { content.buttonMask }

  /// Every touch the application is tracking: in all windows and views, also those that did not
  /// change, that no view receives, or that end with this event.
  open var allTouches: Set<UITouch>? { content.allTouches }

  /// The touches that came down in a window; nil if there are none.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    content.touches { $0.state.window === window }
  }

  /// The touches that a view receives; nil if there are none.
  open func touches(for view: UIView) -> Set<UITouch>? {
    content.touches { $0.state.view === view }
  }

  /// The touches that a recognizer is following; nil if there are none.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    content.touches { touch in gesture.attempt.touches.contains { $0 === touch } }
  }

  /// All samples of a touch since the previous event, oldest first; nil if it is not in the event.
  ///
  /// The last one is a copy of the touch itself.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    content.coalescedTouches(for: touch)
  }

  /// Where a touch may go next; always empty here, and nil if the touch is not in the event.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? {
    content.contains(touch) ? [] : nil
  }
}

extension UIEvent {
  /// The kinds of events.
  nonisolated public enum EventType: Int, Sendable {
    /// Fingers on the screen.
    case touches = 0
    /// The device was moved.
    case motion = 1
    /// A headset or another accessory.
    case remoteControl = 2
    /// A physical button or key.
    case presses = 3
    /// A wheel or trackpad scrolled.
    case scroll = 10
    /// A pointer moved without contact.
    case hover = 11
    /// A trackpad pinched or rotated.
    case transform = 14
  }

  /// The kinds of motion and remote control events.
  nonisolated public enum EventSubtype: Int, Sendable {
    /// No subtype.
    case none = 0
    /// The device was shaken.
    case motionShake = 1
    /// Play.
    case remoteControlPlay = 100
    /// Pause.
    case remoteControlPause = 101
    /// Stop.
    case remoteControlStop = 102
    /// Play when paused, pause when playing.
    case remoteControlTogglePlayPause = 103
    /// Next track.
    case remoteControlNextTrack = 104
    /// Previous track.
    case remoteControlPreviousTrack = 105
    /// Seeking backward began.
    case remoteControlBeginSeekingBackward = 106
    /// Seeking backward ended.
    case remoteControlEndSeekingBackward = 107
    /// Seeking forward began.
    case remoteControlBeginSeekingForward = 108
    /// Seeking forward ended.
    case remoteControlEndSeekingForward = 109
  }
}
