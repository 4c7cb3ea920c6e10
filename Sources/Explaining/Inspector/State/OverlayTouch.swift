public import TouchTrace
public import Foundation
public import Geometry
public import TouchInput

/// The state of one touch in the overlay.
public struct OverlayTouch: Hashable, Sendable {
  /// The maximum number of stored points of a touch's path.
  public static let trailCapacity = 64

  /// The touch's number in its application.
  public let number: Int
  /// The point where it began, in window points.
  public let start: CGPoint
  /// The current phase.
  public internal(set) var phase: TouchSnapshot.Phase
  /// The current location, in window points.
  public internal(set) var location: CGPoint
  /// The number of consecutive taps, including this touch.
  public internal(set) var tapCount: Int
  /// The newest points of its path, the oldest first, including the current one.
  public internal(set) var trail: [CGPoint]
  /// The hit-test view, as it was at the hit-test.
  public internal(set) var hitTestView: NodeSnapshot?
  /// Whether that view receives it; nil until a record contains the outcome.
  public internal(set) var outcome: TouchAssignment.Outcome?
  /// The responder chain at touch-down.
  public internal(set) var chain = ChainExcerpt()
  /// The responders of the chain whose touch methods were called for it.
  public internal(set) var called: Set<NodeID> = []
  /// The responders that the previous responder's code may have called, which the trace does not show.
  public internal(set) var perhapsCalled: Set<NodeID> = []
  /// The velocity, in points per second.
  public internal(set) var velocity = CGVector.zero
  /// The attributes that its device reported.
  public internal(set) var attributes = ContactAttributes()
  /// The control that tracks it, as it was at the beginning.
  public internal(set) var trackingControl: NodeSnapshot?
  /// The recognizers that received it, with their latest states.
  public internal(set) var recognizers: [Watcher] = []
  /// The time of its last change, in seconds on the input clock.
  private var timestamp = Unseen<TimeInterval?>(nil)

  /// The time of its last movement or change of force, in seconds on the input clock; nil before the first event.
  public var changed: TimeInterval? { timestamp.value }

  /// A recognizer that received a touch.
  public struct Watcher: Hashable, Sendable {
    /// The recognizer.
    public var node: NodeSnapshot
    /// Its latest state.
    public var state: GestureTransition.State
  }

  /// The maximum number of stored recognizers.
  static let watcherCapacity = 16

  /// The reason why its view lost it; nil if it did not.
  public internal(set) var cancellation: CancellationCause?
  /// The recognizer that cancelled it in its view; nil if none did.
  public internal(set) var taker: NodeSnapshot?
  /// The reason why it was not delivered; nil if it was.
  public internal(set) var drop: DropCause?

  init(number: Int, phase: TouchSnapshot.Phase, location: CGPoint, tapCount: Int) {
    self.number = number
    self.phase = phase
    self.location = location
    self.tapCount = tapCount
    start = location
    trail = OverlayTouch.isDrawable(location) ? [location] : []
  }

  /// Whether the finger is still down and its touch may still be delivered.
  public var isLive: Bool {
    switch phase {
    case .began, .moved, .stationary: drop == nil
    case .ended, .cancelled, .regionEntered, .regionMoved, .regionExited: false
    }
  }

  /// Stores the reason why the touch was cancelled.
  mutating func cancel(_ cause: CancellationCause) {
    guard isLive else { return }
    cancellation = cause
    if cause.endsTouch { phase = .cancelled }
  }

  /// Updates the touch from an event, and returns whether the shown state may have changed.
  ///
  /// A touch that ended does not change any more.
  mutating func update(from snapshot: TouchSnapshot) -> Bool {
    guard isLive else { return false }
    let former = (phase, tapCount, attributes, velocity)
    let isOnlyLost = snapshot.phase == .cancelled && cancellation?.endsTouch == false
    phase = isOnlyLost ? .stationary : snapshot.phase
    tapCount = snapshot.tapCount
    attributes = snapshot.attributes
    measure(snapshot)
    guard snapshot.place != location else {
      return former != (phase, tapCount, attributes, velocity)
    }
    location = snapshot.place
    guard OverlayTouch.isDrawable(location) else { return true }
    if trail.count == OverlayTouch.trailCapacity { trail.removeFirst() }
    trail.append(location)
    return true
  }

  /// Records that a touch method of a responder was, or may have been, called; returns whether that is new.
  mutating func noteCall(of receiver: NodeID, isCertain: Bool) -> Bool {
    guard chain.contains(receiver) else { return false }
    return isCertain
      ? called.insert(receiver).inserted : perhapsCalled.insert(receiver).inserted
  }

  /// Adds a recognizer that receives the touch; returns whether it is new.
  mutating func addWatcher(_ node: NodeSnapshot) -> Bool {
    guard recognizers.count < Self.watcherCapacity else { return false }
    for place in recognizers.indices where recognizers[place].node.id == node.id { return false }
    recognizers.append(Watcher(node: node, state: .possible))
    return true
  }

  /// Updates the state of a recognizer that receives the touch; returns whether it changed.
  mutating func noteState(_ state: GestureTransition.State, of recognizer: NodeID) -> Bool {
    for place in recognizers.indices where recognizers[place].node.id == recognizer {
      defer { recognizers[place].state = state }
      return recognizers[place].state != state
    }
    return false
  }

  /// Measures the velocity of the last step; it becomes zero if the finger has rested for a while.
  private mutating func measure(_ snapshot: TouchSnapshot) {
    defer { timestamp.value = snapshot.timestamp }
    guard let former = timestamp.value, snapshot.timestamp > former else { return }
    let seconds = snapshot.timestamp - former
    velocity = CGVector(
      dx: Double(snapshot.place.x - location.x) / seconds,
      dy: Double(snapshot.place.y - location.y) / seconds
    )
  }

  private static func isDrawable(_ point: CGPoint) -> Bool {
    point.x.isFinite && point.y.isFinite
  }
}

extension CancellationCause {
  /// Whether the touch ended, and not only its view lost it while the finger stays down.
  var endsTouch: Bool {
    switch self {
    case .platform, .user, .applicationResigned, .ignoringInteraction: true
    case .viewRemoved, .windowClosed, .gestureRecognized: false
    }
  }
}

/// A value that comparisons ignore, because it does not change what is shown.
struct Unseen<Value: Sendable>: Hashable, Sendable {
  var value: Value

  init(_ value: Value) { self.value = value }

  static func == (first: Unseen, second: Unseen) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}
