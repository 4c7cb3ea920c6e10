public import DispatchTracing
import Foundation

/// Watches what is delivered and finds fault with it, knowing nothing of how it came about.
///
/// It holds the promises of touch delivery: every touch that a responder saw begin ends or is
/// cancelled for it exactly once, nothing comes after that, sets and positions are what they claim
/// to be; a control that follows a finger is told of its end once and sends one last event. A stage keeps one running, and shows what it found in its transcript.
nonisolated public struct StreamVerifier {
  /// A promise that was broken.
  public struct Violation: Hashable, Sendable, CustomStringConvertible {
    /// The record that broke it, by its number.
    public var sequence: Int
    /// What was promised, and what came instead.
    public var description: String
  }

  /// What was found so far.
  public private(set) var violations: [Violation] = []

  private var touches: [Int: TouchHistory] = [:]
  private var receptions: [Reception: Bool] = [:]
  private var controls: [NodeID: ControlHistory] = [:]
  private var callsInEvent: Set<Call> = []
  private var sequence = 0
  private var time = -TimeInterval.infinity

  /// Creates a verifier that has seen nothing.
  public init() {}

  /// Looks at one record.
  public mutating func check(_ record: TraceRecord) {
    expect(record.sequence > sequence, "records are numbered upwards")
    sequence = record.sequence
    expect(record.time >= time, "time does not run backwards")
    // What recognizers withheld is delivered later, on occasions of its own.
    if record.time > time { callsInEvent.removeAll(keepingCapacity: true) }
    time = record.time
    switch record.event {
    case .sent(let node, let touches) where node.kind == .application: beginEvent(touches)
    case .assigned(let assignment): begin(assignment)
    case .delivered(let delivery): check(delivery)
    case .tracking(let tracking): check(tracking)
    case .controlEvents(let events): check(events)
    case .settled: callsInEvent.removeAll(keepingCapacity: true)
    case .queued, .sent, .hitTest, .forwarded, .cancelled, .firstResponderChanged, .dropped,
      .warning, .action, .called, .recognizerCalled, .gestureChanged, .gestureActed, .withheld,
      .taken:
      break
    }
  }

  /// What is wrong now that every finger is up: receivers that wait for an end.
  public func unfinished() -> [String] {
    receptions.filter { !$0.value }
      .map { "f\($0.key.touch) never ended for the responder numbered \($0.key.receiver.rawValue)" }
      .sorted()
      + controls.filter { !$0.value.isComplete }
      .map { "the control numbered \($0.key.rawValue) still follows a finger" }.sorted()
  }

  // MARK: - Touches

  private mutating func begin(_ assignment: TouchAssignment) {
    let touch = assignment.touch
    expect(touches[touch.number] == nil, "f\(touch.number) begins once")
    expect(touch.tapCount >= 1, "f\(touch.number) has a tap count of at least 1")
    touches[touch.number] = TouchHistory(touch)
  }

  private mutating func beginEvent(_ snapshots: [TouchSnapshot]) {
    callsInEvent.removeAll(keepingCapacity: true)
    for snapshot in snapshots {
      guard var history = touches[snapshot.number] else {
        expect(false, "f\(snapshot.number) was assigned before it was sent")
        continue
      }
      for fault in history.follow(snapshot) { expect(false, fault) }
      touches[snapshot.number] = history
    }
  }

  // MARK: - Calls

  private mutating func check(_ delivery: TouchDelivery) {
    let receiver = delivery.receiver
    let call = Call(receiver: receiver.id, phase: delivery.phase)
    expect(
      callsInEvent.insert(call).inserted,
      "\(receiver.name) is called once for \(delivery.phase.rawValue) in an event"
    )
    expect(!delivery.touches.isEmpty, "\(receiver.name) is called with touches")
    for touch in delivery.touches {
      expect(touch.phase == delivery.phase, "f\(touch.number) is in the phase of the call")
      expect(touch.view == receiver.id, "f\(touch.number) is bound to \(receiver.name)")
      check(touch, of: delivery)
    }
  }

  private mutating func check(_ touch: TouchSnapshot, of delivery: TouchDelivery) {
    let name = "f\(touch.number) for \(delivery.receiver.name)"
    let key = Reception(receiver: delivery.receiver.id, touch: touch.number)
    switch delivery.phase {
    case .began:
      expect(receptions[key] == nil, "\(name) begins once")
      receptions[key] = false
    case .moved, .ended, .cancelled:
      expect(receptions[key] != nil, "\(name) begins before anything else")
      expect(receptions[key] != true, "\(name) gets nothing after its end")
      receptions[key] = delivery.phase != .moved
    case .stationary, .regionEntered, .regionMoved, .regionExited:
      expect(false, "\(name) has no callback for \(delivery.phase.rawValue)")
    }
  }

  // MARK: - Controls

  private mutating func check(_ tracking: ControlTracking) {
    let control = tracking.control
    if tracking.step == .began {
      let isFree = controls[control.id]?.isOpen != true
      expect(isFree, "\(control.name) follows one finger at a time")
      controls[control.id] = ControlHistory(touch: tracking.touch)
      return
    }
    let faults = controls[control.id]?.follow(tracking) ?? ["is asked first"]
    for fault in faults { expect(false, "\(control.name) \(fault)") }
  }

  private mutating func check(_ events: ControlEvents) {
    guard events.touch != nil else { return }
    let faults = controls[events.control.id]?.follow(events.names) ?? ["follows a finger first"]
    for fault in faults { expect(false, "\(events.control.name) \(fault)") }
  }

  private mutating func expect(_ condition: Bool, _ promise: @autoclosure () -> String) {
    guard !condition else { return }
    violations.append(Violation(sequence: sequence, description: "broken: " + promise()))
  }
}

nonisolated private struct Reception: Hashable {
  var receiver: NodeID
  var touch: Int
}

nonisolated private struct Call: Hashable {
  var receiver: NodeID
  var phase: TouchSnapshot.Phase
}
