import Foundation

/// Checks the delivered calls against the rules of touch delivery, independently of the engine.
///
/// Every touch that began for a responder ends or is
/// cancelled for it exactly once, and no further calls follow. Sets and positions are
/// correct. A control that tracks a finger receives its end once and sends one last event. A
/// recognizer only changes its state in legal steps, and calls its targets once for each of them. At the end it is
/// ready for the next gesture. A stage always has a verifier, and shows the violations in its
/// transcript.
public struct StreamVerifier {
  /// A violated rule.
  public struct Violation: Hashable, Sendable, CustomStringConvertible {
    /// The sequence number of the record that violated it.
    public var sequence: Int
    /// The rule, and the actual event.
    public var description: String
  }

  /// The violations so far.
  public private(set) var violations: [Violation] = []

  private var touches = TouchVerifier()
  private var controls = ControlVerifier()
  private var recognizers = RecognizerVerifier()
  private var sequence = 0
  private var time = -TimeInterval.infinity

  /// Creates a verifier without records.
  public init() {}

  /// Checks one record.
  public mutating func check(_ record: TraceRecord) {
    expect(record.sequence > sequence, "records are numbered upwards")
    sequence = record.sequence
    expect(record.time >= time, "time does not run backwards")
    time = record.time
    for fault in faults(of: record.event) { expect(false, fault) }
  }

  /// Returns the violations after all fingers are up: receivers that wait for an end.
  public func unfinished() -> [String] {
    touches.unfinished + controls.unfinished + recognizers.unfinished
  }

  private mutating func faults(of event: TraceEvent) -> [String] {
    switch event {
    case .sent(let node, let touches) where node.kind == .application:
      return recognizers.beginEvent() + self.touches.beginEvent(touches)
    case .settled: touches.endEvent()
    case .assigned(let assignment):
      recognizers.noteArrival()
      return touches.begin(assignment)
    case .delivered(let delivery): return touches.check(delivery)
    case .cancelled(let touch, _), .dropped(let touch, _), .taken(let touch, _, _):
      touches.markTaken(touch)
    case .withheld(let touch, let phase, _): return touches.withhold(touch, phase)
    case .recognizerCalled(let call): return recognizers.check(call)
    case .gestureChanged(let transition): return recognizers.check(transition)
    case .gestureActed(let node, let state): return recognizers.check(node, told: state)
    case .called(let call): recognizers.notePress(call.receiver)
    case .tracking(let tracking): return controls.check(tracking)
    case .controlEvents(let events): return controls.check(events)
    case .queued, .sent, .hitTest, .forwarded, .perhapsForwarded, .firstResponderChanged, .printed,
      .warning, .action:
      break
    }
    return []
  }

  private mutating func expect(_ condition: Bool, _ promise: @autoclosure () -> String) {
    guard !condition else { return }
    violations.append(Violation(sequence: sequence, description: "broken: " + promise()))
  }
}
