public import Foundation
import TouchInput

/// The press of a key or button, from key down until it comes up or is cancelled.
///
/// Each event updates the same object (Apple: UIPress).
@preconcurrency @MainActor
open class UIPress: NSObject {
  final var state: PressState
  /// The progress of the press's delivery to its responder.
  final var delivery = TouchDeliveryState(downLocation: .zero)
  /// Whether a recognizer took it from its responder.
  final var isTaken = false
  /// The recognizers that receive it, those of the nearest view first.
  final var watchers: [UIGestureRecognizer] = []

  nonisolated deinit {}

  init(state: PressState) {
    self.state = state
    super.init()
  }

  /// Creates a press without a key, for tests that call press methods themselves.
  ///
  /// Subclasses can override its properties.
  public override init() {
    let stroke = KeyStroke(usage: 0, name: "", modifiers: [], isDown: true, timestamp: 0)
    state = PressState(type: .select, timestamp: 0, key: UIKey(stroke))
    super.init()
  }

  /// The press on one line.
  nonisolated open override var description: String {
    MainActorWork.reply { logLine }
  }

  /// The phase of the press in the event being delivered.
  open var phase: Phase { state.phase }

  /// The button of a remote control that the key corresponds to.
  open var type: PressType { state.type }

  /// The time of the press's last change, in seconds on the input clock.
  open var timestamp: TimeInterval { state.timestamp }

  /// The force of the press; always 0, because keys do not measure it.
  open var force: CGFloat { 0 }

  /// The window that was key when the key went down.
  open var window: UIWindow? { state.window }

  /// The receiver of the press, which is the first responder when the key went down.
  open var responder: UIResponder? { state.responder }

  /// The recognizers that receive the press and have not decided.
  open var gestureRecognizers: [UIGestureRecognizer]? { watchers.filter { !$0.hasFinished } }

  /// The key.
  open var key: UIKey? { state.key }
}

extension UIPress {
  /// Whether this is the press's last event.
  final var isOver: Bool { state.phase == .ended || state.phase == .cancelled }

  /// Clears the references to objects that may refer to the press.
  ///
  /// Called when the application ends while the key is down.
  final func letGo() {
    (state.responder, state.window) = (nil, nil)
    watchers = []
  }
}

/// The properties of a press.
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
  /// The phases of a press.
  nonisolated public enum Phase: Int, Sendable {
    /// The key went down in this event.
    case began = 0
    /// The force of the press changed in this event.
    case changed = 1
    /// The key is down and did not change in this event.
    case stationary = 2
    /// The key came up in this event.
    case ended = 3
    /// The system cancelled the press in this event.
    case cancelled = 4
  }

  /// A button of a remote control.
  ///
  /// The arrow keys, Escape, and the keys named Select and Menu correspond to the buttons with the same effect. The
  /// type of any other key is 2000 plus its key code, which is no button's number. Otherwise Return would trigger every
  /// recognizer with default settings (our choice).
  nonisolated public struct PressType: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: Int

    /// Creates a type from its number.
    public init?(rawValue: Int) { self.init(rawValue) }

    init(_ number: Int) { rawValue = number }

    /// The up-arrow button.
    public static let upArrow = PressType(0)
    /// The down-arrow button.
    public static let downArrow = PressType(1)
    /// The left-arrow button.
    public static let leftArrow = PressType(2)
    /// The right-arrow button.
    public static let rightArrow = PressType(3)
    /// The select button.
    public static let select = PressType(4)
    /// The menu button, which goes back.
    public static let menu = PressType(5)
    /// The play/pause button.
    public static let playPause = PressType(6)
    /// The page-up button.
    public static let pageUp = PressType(30)
    /// The page-down button.
    public static let pageDown = PressType(31)
  }
}

nonisolated extension UIPress.PressType {
  /// Creates the button type of a key.
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
