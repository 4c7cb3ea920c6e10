public import Foundation
public import Geometry
import PointerInput

/// One finger on the screen, from the moment it comes down until it lifts or is taken away.
///
/// The same object is updated from event to event; a second tap at the same place is a new object.
/// Read what you need while you have it: once the finger is gone the object says nothing about any
/// later one (Apple: UITouch; Seed 1 §1.1).
@preconcurrency @MainActor
open class UITouch: NSObject {
  final var state: TouchState
  /// How far the touch has come with its view.
  final var delivery: TouchDeliveryState
  /// The recognizers whose attempt the touch belongs to, from its view outwards.
  final var watchers: [UIGestureRecognizer] = []
  final var listedRecognizers: [UIGestureRecognizer] = []
  /// The view that a recognizer took the touch from while there was a trace; the recognizers that
  /// watch it still want to see it move.
  final weak var formerView: UIView?

  /// Called by the engine when a finger comes down.
  init(state: TouchState) {
    self.state = state
    delivery = TouchDeliveryState(downLocation: state.location)
    super.init()
  }

  /// Creates a touch that no finger makes, for tests that call touch methods themselves.
  ///
  /// Subclasses may override what it answers.
  public override init() {
    state = .none
    delivery = TouchDeliveryState(downLocation: .zero)
    super.init()
  }

  // Said explicitly, since nothing of it needs the main actor.
  nonisolated deinit {}

  /// Lets go of all that may know the touch in its turn, as its application goes while the finger is
  /// down.
  final func letGo() {
    (state.view, state.window) = (nil, nil)
    (watchers, listedRecognizers) = ([], [])
  }

  /// The touch on one line, in the form of a device's log.
  nonisolated open override var description: String {
    MainActorWork.reply { logLine }
  }

  /// Where the touch is in its life, in the event being delivered.
  open var phase: Phase { state.phase }

  /// How many times in a row the finger came down here; decided when it came down.
  open var tapCount: Int { state.tapCount }

  /// When the touch last changed, in seconds on the input clock.
  open var timestamp: TimeInterval { state.timestamp }

  /// What makes the touch.
  open var type: TouchType { state.type }

  /// How hard it presses: 1 is an average press, 0 means the device cannot tell.
  open var force: CGFloat { state.attributes.force }

  /// The hardest press the device reports; 0 means it cannot tell.
  open var maximumPossibleForce: CGFloat {
    state.attributes.force > 0 ? TouchState.maximumForce : 0
  }

  /// How far a pencil stands up from the screen, in radians; a right angle for everything else.
  open var altitudeAngle: CGFloat { .pi / 2 }

  /// Where a pencil leans, in radians from the view's x axis; 0 for everything else.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

  /// Where a pencil leans, as a unit vector in a view's coordinates; along x for everything else.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

  /// How far a pencil is turned about its own axis, in radians; 0 for everything else.
  open var rollAngle: CGFloat { 0 }

  /// Which properties are estimates so far: none, all devices here measure at once.
  open var estimatedProperties: Properties { [] }

  /// For which of the estimates better values will come: for none.
  open var estimatedPropertiesExpectingUpdates: Properties { [] }

  /// Under which number better values will come; nil, none will.
  open var estimationUpdateIndex: NSNumber? { nil }

  /// The radius of the contact in points; 0 means the device cannot tell.
  open var majorRadius: CGFloat { state.attributes.radius }

  /// How far `majorRadius` may be off, in points.
  open var majorRadiusTolerance: CGFloat { 0 }

  /// The window in which the finger came down.
  open var window: UIWindow? { state.window }

  /// The view that was hit when the finger came down.
  ///
  /// Stays the same while the finger moves, also outside the view. Nil when no view receives the
  /// touch: a further finger on a view without `isMultipleTouchEnabled`, a finger kept away by
  /// `isExclusiveTouch`, or after the view left its window.
  open var view: UIView? { state.view }

  /// The recognizers that receive the touch; none for the copies in `coalescedTouches(for:)`.
  ///
  /// Found when the finger comes down; those that have finished leave after each event.
  open var gestureRecognizers: [UIGestureRecognizer]? { listedRecognizers }

  /// Where the touch is, in a view's coordinates at this moment; nil means its window's.
  open func location(in view: UIView?) -> CGPoint {
    state.convert(state.location, to: view)
  }

  /// Where the touch was in the previous event, in a view's coordinates at this moment.
  open func previousLocation(in view: UIView?) -> CGPoint {
    state.convert(state.previousLocation, to: view)
  }

  /// Like `location(in:)`; this platform knows nothing more precise.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// Like `previousLocation(in:)`; this platform knows nothing more precise.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
}

extension UITouch {
  /// Where a touch is in its life.
  nonisolated public enum Phase: Int, Sendable {
    /// The finger came down in this event.
    case began = 0
    /// The finger changed in this event.
    case moved = 1
    /// The finger is down and did not change in this event.
    case stationary = 2
    /// The finger lifted in this event.
    case ended = 3
    /// The touch was taken away in this event.
    case cancelled = 4
    /// A pointer without contact entered the window.
    case regionEntered = 5
    /// A pointer without contact moved over the window.
    case regionMoved = 6
    /// A pointer without contact left the window.
    case regionExited = 7
  }

  /// What makes a touch.
  nonisolated public enum TouchType: Int, Sendable {
    /// A finger on the screen.
    case direct = 0
    /// A finger on a surface away from the screen.
    case indirect = 1
    /// A pencil.
    case pencil = 2
    /// A mouse or trackpad pointer.
    case indirectPointer = 3

    /// The older name of `pencil`.
    public static var stylus: TouchType { .pencil }
  }

  /// Properties that a device may estimate first and measure later.
  nonisolated public struct Properties: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// `force`: 1.
    public static let force = Properties(rawValue: 1 << 0)
    /// The azimuth: 2.
    public static let azimuth = Properties(rawValue: 1 << 1)
    /// `altitudeAngle`: 4.
    public static let altitude = Properties(rawValue: 1 << 2)
    /// The location: 8.
    public static let location = Properties(rawValue: 1 << 3)
    /// `rollAngle`: 16.
    public static let roll = Properties(rawValue: 1 << 4)
  }
}
