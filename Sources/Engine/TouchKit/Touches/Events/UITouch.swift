public import Foundation
public import Geometry
import TouchInput

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

  /// The angle between a pencil and the screen, in radians; a right angle for everything else.
  open var altitudeAngle: CGFloat {
    state.type == .pencil ? state.attributes.altitude : ContactAttributes.upright
  }

  /// The direction in which a pencil leans, in radians clockwise from the view's x axis; 0 for
  /// everything else.
  ///
  /// From 0 to 2π (our choice); nil means the coordinates of the touch's window.
  open func azimuthAngle(in view: UIView?) -> CGFloat {
    let vector = state.azimuthVector(in: view)
    let angle = atan2(vector.dy, vector.dx)
    return angle < 0 ? angle + 2 * .pi : angle
  }

  /// The direction in which a pencil leans, as a unit vector in a view's coordinates; along x for
  /// everything else.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { state.azimuthVector(in: view) }

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

extension TouchState {
  /// The direction in which a pencil leans, with length 1, in a view's coordinates; along x for
  /// everything else.
  fileprivate func azimuthVector(in view: UIView?) -> CGVector {
    let ahead = CGVector(dx: 1, dy: 0)
    guard type == .pencil else { return ahead }
    let corner = CGPoint.zero
    let origin = window?.geometry.outward(corner) ?? corner
    let tip = CGPoint(x: origin.x + cos(attributes.azimuth), y: origin.y + sin(attributes.azimuth))
    let start = convert(corner, to: view)
    let end = convert(window?.geometry.inward(tip) ?? tip, to: view)
    let way = CGVector(dx: end.x - start.x, dy: end.y - start.y)
    let length = hypot(way.dx, way.dy)
    guard length.isFinite, length > 0 else { return ahead }
    return CGVector(dx: way.dx / length, dy: way.dy / length)
  }
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
