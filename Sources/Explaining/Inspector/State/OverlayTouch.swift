public import TouchTrace
public import Foundation
public import Geometry
public import TouchInput

/// What the overlay knows about one touch.
public struct OverlayTouch: Hashable, Sendable {
  /// The largest number of places kept of a touch's way.
  public static let trailCapacity = 64

  /// The touch's number in its application.
  public let number: Int
  /// Where it came down, in window points.
  public let start: CGPoint
  /// Where it is in its life.
  public internal(set) var phase: TouchSnapshot.Phase
  /// Where it is, in window points.
  public internal(set) var location: CGPoint
  /// How many taps in a row it belongs to.
  public internal(set) var tapCount: Int
  /// The newest places where it was, oldest first, the present one included.
  public internal(set) var trail: [CGPoint]
  /// The view that its hit-test found, as it was then.
  public internal(set) var hitTestView: NodeSnapshot?
  /// Whether that view receives it; nil until a record says so.
  public internal(set) var outcome: TouchAssignment.Outcome?
  /// The responder chain at touch-down.
  public internal(set) var chain = ChainExcerpt()
  /// The responders of the chain whose touch methods were called for it.
  public internal(set) var called: Set<NodeID> = []
  /// The responders of the chain that the code of the one before may have called, unseen.
  public internal(set) var perhapsCalled: Set<NodeID> = []
  /// How fast it moves, in points per second.
  public internal(set) var velocity = CGVector.zero
  /// The attributes that its device reported.
  public internal(set) var attributes = ContactAttributes()
  /// The control that follows it, as it was then.
  public internal(set) var trackingControl: NodeSnapshot?
  /// The recognizers that saw it, with the states they were last in.
  public internal(set) var recognizers: [Watcher] = []
  /// When it last changed, in seconds on the input clock.
  private var timestamp = Unseen<TimeInterval?>(nil)

  /// When it last moved or pressed otherwise, in seconds on the input clock; nil before the first
  /// event.
  public var changed: TimeInterval? { timestamp.value }

  /// A recognizer that saw a touch.
  public struct Watcher: Hashable, Sendable {
    /// The recognizer.
    public var node: NodeSnapshot
    /// The state it was last in.
    public var state: GestureTransition.State
  }

  /// The largest number of recognizers remembered.
  static let watcherCapacity = 16

  /// Why it was taken away from its view, if it was.
  public internal(set) var cancellation: CancellationCause?
  /// The recognizer that took it from its view, if one did.
  public internal(set) var taker: NodeSnapshot?
  /// Why it was not delivered, if so.
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

  /// Takes over why the touch was taken away.
  mutating func cancel(_ cause: CancellationCause) {
    guard isLive else { return }
    cancellation = cause
    if cause.endsTouch { phase = .cancelled }
  }

  /// Takes over what an event says, and tells whether anything shown can have changed; a touch that
  /// is over stays over.
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

  /// Takes note that a touch method of a responder was called, or may have been; tells whether that
  /// is news.
  mutating func noteCall(of receiver: NodeID, isCertain: Bool) -> Bool {
    guard chain.contains(receiver) else { return false }
    return isCertain
      ? called.insert(receiver).inserted : perhapsCalled.insert(receiver).inserted
  }

  /// Takes note of a recognizer that sees it; tells whether that is news.
  mutating func addWatcher(_ node: NodeSnapshot) -> Bool {
    guard recognizers.count < Self.watcherCapacity else { return false }
    for place in recognizers.indices where recognizers[place].node.id == node.id { return false }
    recognizers.append(Watcher(node: node, state: .possible))
    return true
  }

  /// Takes note of the state of a recognizer, if that sees it; tells whether it is news.
  mutating func noteState(_ state: GestureTransition.State, of recognizer: NodeID) -> Bool {
    for place in recognizers.indices where recognizers[place].node.id == recognizer {
      defer { recognizers[place].state = state }
      return recognizers[place].state != state
    }
    return false
  }

  /// A finger that rests is still after a while; one that moves has the speed of its last step.
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
  /// Whether the touch is over, and not only taken from its view while the finger stays down.
  var endsTouch: Bool {
    switch self {
    case .platform, .user, .applicationResigned, .ignoringInteraction: true
    case .viewRemoved, .windowClosed, .gestureRecognized: false
    }
  }
}

/// A value that makes no difference to what is shown.
struct Unseen<Value: Sendable>: Hashable, Sendable {
  var value: Value

  init(_ value: Value) { self.value = value }

  static func == (first: Unseen, second: Unseen) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}
