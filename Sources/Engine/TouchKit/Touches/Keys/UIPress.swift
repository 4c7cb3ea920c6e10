public import Foundation
import TouchInput

/// A key or button, from the moment it goes down until it comes up or is taken away.
///
/// The same object is updated from event to event (Apple: UIPress).
@preconcurrency @MainActor
open class UIPress: NSObject {
  final var state: PressState
  /// How far it has come with its responder, which recognizers may hold up.
  final var delivery = TouchDeliveryState(downLocation: .zero)
  /// Whether a recognizer took it from its responder.
  final var isTaken = false
  /// The recognizers that follow it, those of the nearest view first.
  final var watchers: [UIGestureRecognizer] = []

  nonisolated deinit {}

  init(state: PressState) {
    self.state = state
    super.init()
  }

  /// Creates a press that no key makes, for tests that call press methods themselves.
  ///
  /// Subclasses may override what it answers.
  public override init() {
    let stroke = KeyStroke(usage: 0, name: "", modifiers: [], isDown: true, timestamp: 0)
    state = PressState(type: .select, timestamp: 0, key: UIKey(stroke))
    super.init()
  }

  /// The press on one line.
  nonisolated open override var description: String {
    MainActorWork.reply { logLine }
  }

  /// Where the press is in its life, in the event being delivered.
  open var phase: Phase { state.phase }

  /// Which button it is, as far as it stands for one of a remote control.
  open var type: PressType { state.type }

  /// When the press last changed, in seconds on the input clock.
  open var timestamp: TimeInterval { state.timestamp }

  /// How hard the button is pressed; keys cannot tell, 0.
  open var force: CGFloat { 0 }

  /// The window that was key when the key went down.
  open var window: UIWindow? { state.window }

  /// The receiver of the press: the first responder when the key went down.
  open var responder: UIResponder? { state.responder }

  /// The recognizers that receive the press and have not come to a decision.
  open var gestureRecognizers: [UIGestureRecognizer]? { watchers.filter { !$0.hasFinished } }

  /// The key.
  open var key: UIKey? { state.key }
}

extension UIPress {
  /// Whether this event is the press's last.
  final var isOver: Bool { state.phase == .ended || state.phase == .cancelled }

  /// Lets go of all that may know the press in its turn, as its application goes while the key is down.
  final func letGo() {
    (state.responder, state.window) = (nil, nil)
    watchers = []
  }
}

/// What a press knows.
@MainActor
struct PressState {
  var phase: UIPress.Phase = .began
  var type: UIPress.PressType
  var timestamp: TimeInterval
  var key: UIKey
  var window: UIWindow?
  var responder: UIResponder?
}

extension UIPress {
  /// Where a press is in its life.
  nonisolated public enum Phase: Int, Sendable {
    /// The key went down in this event.
    case began = 0
    /// The key is pressed harder or softer.
    case changed = 1
    /// The key is down and did not change in this event.
    case stationary = 2
    /// The key came up in this event.
    case ended = 3
    /// The press was taken away in this event.
    case cancelled = 4
  }

  /// Which button of a remote control a press stands for.
  ///
  /// The arrow keys, Escape, and the keys named Select and Menu stand for the buttons of the same
  /// effect. Any other key has 2000 and its key code, which no button has: Return among them, or it
  /// would tap every recognizer that is left as it is (our choice).
  nonisolated public struct PressType: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: Int

    /// Creates a type from its number.
    public init?(rawValue: Int) { self.init(rawValue) }

    init(_ number: Int) { rawValue = number }

    /// The upper arrow.
    public static let upArrow = PressType(0)
    /// The lower arrow.
    public static let downArrow = PressType(1)
    /// The left arrow.
    public static let leftArrow = PressType(2)
    /// The right arrow.
    public static let rightArrow = PressType(3)
    /// The button that selects.
    public static let select = PressType(4)
    /// The button that goes back.
    public static let menu = PressType(5)
    /// The button that plays and pauses.
    public static let playPause = PressType(6)
    /// The button for the page before.
    public static let pageUp = PressType(30)
    /// The button for the next page.
    public static let pageDown = PressType(31)
  }
}

nonisolated extension UIPress.PressType {
  /// The button that a key stands for.
  init(_ code: UIKeyboardHIDUsage) {
    switch code {
    case .keyboardUpArrow: self = .upArrow
    case .keyboardDownArrow: self = .downArrow
    case .keyboardLeftArrow: self = .leftArrow
    case .keyboardRightArrow: self = .rightArrow
    case .keyboardSelect: self = .select
    case .keyboardEscape, .keyboardMenu: self = .menu
    case .keyboardPageUp: self = .pageUp
    case .keyboardPageDown: self = .pageDown
    default: self.init(2000 + code.rawValue)
    }
  }
}
