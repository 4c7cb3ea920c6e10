public import Foundation
public import Geometry
import TouchInput

/// A finger on the screen, from touch-down until it lifts or the system cancels it.
///
/// Each event updates the same object; a second tap at the same place is a new object. Read its values during the
/// callback, because a later finger has another object (Apple: UITouch; Seed 1 §1.1).
@preconcurrency @MainActor
open class UITouch: NSObject {
  final var state: TouchState
  /// The progress of the touch's delivery to its view.
  final var delivery: TouchDeliveryState
  /// The recognizers whose attempt contains the touch, from its view outwards.
  final var watchers: [UIGestureRecognizer] = []
  final var listedRecognizers: [UIGestureRecognizer] = []
  /// The view from which a recognizer took the touch; set only while a trace is recorded.
  ///
  /// The trace still needs the view, because recognizers continue to receive the touch.
  final weak var formerView: UIView?

  /// Creates the touch of a finger that comes down; called by the engine.
  init(state: TouchState) {
    self.state = state
    delivery = TouchDeliveryState(downLocation: state.location)
    super.init()
  }

  /// Creates a touch without a finger, for tests that call touch methods themselves.
  ///
  /// Subclasses can override its properties.
  public override init() {
    state = .none
    delivery = TouchDeliveryState(downLocation: .zero)
    super.init()
  }

  // Explicitly nonisolated, because nothing in it needs the main actor.
  nonisolated deinit {}

  /// Clears the references to objects that may refer to the touch.
  ///
  /// Called when the application ends while the finger is down.
  final func letGo() {
    (state.view, state.window) = (nil, nil)
    (watchers, listedRecognizers) = ([], [])
  }

  /// The touch on one line, in the format of a device's log.
  nonisolated open override var description: String {
    MainActorWork.reply { logLine }
  }

  /// The phase of the touch in the event being delivered.
  open var phase: Phase { state.phase }

  /// The number of consecutive taps at this place, determined at touch-down.
  open var tapCount: Int { state.tapCount }

  /// The time of the touch's last change, in seconds on the input clock.
  open var timestamp: TimeInterval { state.timestamp }

  /// The kind of the touch, such as a finger or a pencil.
  open var type: TouchType { state.type }

  /// The force of the press: 1 is an average press, 0 means that the device cannot measure it.
  open var force: CGFloat { state.attributes.force }

  /// The maximum force that the device reports; 0 means that it cannot measure force.
  open var maximumPossibleForce: CGFloat {
    state.attributes.force > 0 ? TouchState.maximumForce : 0
  }

  /// The angle between a pencil and the screen, in radians; a right angle for other types.
  open var altitudeAngle: CGFloat {
    state.type == .pencil ? state.attributes.altitude : ContactAttributes.upright
  }

  /// Returns the direction in which a pencil leans, in radians clockwise from the view's x axis; otherwise 0.
  ///
  /// The angle is from 0 to 2π (our choice); nil means the coordinates of the touch's window.
  open func azimuthAngle(in view: UIView?) -> CGFloat {
    let vector = state.azimuthVector(in: view)
    let angle = atan2(vector.dy, vector.dx)
    return angle < 0 ? angle + 2 * .pi : angle
  }

  /// Returns the direction in which a pencil leans, as a unit vector in a view's coordinates.
  ///
  /// For other types the vector points along the x axis.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { state.azimuthVector(in: view) }

  /// The rotation of a pencil about its own axis, in radians; always 0 here.
  open var rollAngle: CGFloat { 0 }

  /// The properties that are estimates; always empty, because all devices here measure at once.
  open var estimatedProperties: Properties { [] }

  /// The estimated properties that will be updated; always empty.
  open var estimatedPropertiesExpectingUpdates: Properties { [] }

  /// The index that identifies updates of estimates; always nil.
  open var estimationUpdateIndex: NSNumber? { nil }

  /// The radius of the contact in points; 0 means that the device cannot measure it.
  open var majorRadius: CGFloat { state.attributes.radius }

  /// The tolerance of the radius, in points.
  open var majorRadiusTolerance: CGFloat { 0 }

  /// The window in which the finger came down.
  open var window: UIWindow? { state.window }

  /// The view that hit-testing returned when the finger came down.
  ///
  /// The view does not change while the finger moves, even outside the view. It is nil if no view receives the touch:
  /// for a further finger on a view without `isMultipleTouchEnabled`, for a finger excluded by `isExclusiveTouch`, or
  /// after the view left its window.
  open var view: UIView? { state.view }

  /// The recognizers that receive the touch; empty for copies of coalesced touches.
  ///
  /// The engine finds them at touch-down. Recognizers that have finished are removed after each event.
  open var gestureRecognizers: [UIGestureRecognizer]? { listedRecognizers }

  /// Returns the touch's location in a view's current coordinates; nil means its window's.
  open func location(in view: UIView?) -> CGPoint {
    state.convert(state.location, to: view)
  }

  /// Returns the touch's location in the previous event, in a view's current coordinates.
  open func previousLocation(in view: UIView?) -> CGPoint {
    state.convert(state.previousLocation, to: view)
  }

  /// Returns the location, because this platform has no more precise value.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// Returns the previous location, because this platform has no more precise value.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
}

extension TouchState {
  /// Returns the direction in which a pencil leans, as a unit vector in a view's coordinates.
  ///
  /// For other types the vector points along the x axis.
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
  /// The phases of a touch.
  nonisolated public enum Phase: Int, Sendable {
    /// The finger came down in this event.
    case began = 0
    /// The finger moved or changed in this event.
    case moved = 1
    /// The finger is down and did not change in this event.
    case stationary = 2
    /// The finger lifted in this event.
    case ended = 3
    /// The system cancelled the touch in this event.
    case cancelled = 4
    /// A pointer without contact entered the window.
    case regionEntered = 5
    /// A pointer without contact moved over the window.
    case regionMoved = 6
    /// A pointer without contact left the window.
    case regionExited = 7
  }

  /// The kinds of touches.
  nonisolated public enum TouchType: Int, Sendable {
    /// A finger on the screen.
    case direct = 0
    /// A finger on a surface away from the screen.
    case indirect = 1
    /// A pencil.
    case pencil = 2
    /// A mouse or trackpad pointer.
    case indirectPointer = 3

    /// The older name of the pencil type.
    public static var stylus: TouchType { .pencil }
  }

  /// Properties that a device may estimate first and measure later.
  nonisolated public struct Properties: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The force; raw value 1.
    public static let force = Properties(rawValue: 1 << 0)
    /// The azimuth; raw value 2.
    public static let azimuth = Properties(rawValue: 1 << 1)
    /// The altitude angle; raw value 4.
    public static let altitude = Properties(rawValue: 1 << 2)
    /// The location; raw value 8.
    public static let location = Properties(rawValue: 1 << 3)
    /// The roll angle; raw value 16.
    public static let roll = Properties(rawValue: 1 << 4)
  }
}
