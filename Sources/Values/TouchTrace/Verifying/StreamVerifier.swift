import Foundation

/// Watches what is delivered and finds fault with it, knowing nothing of how it came about.
///
/// It holds the promises of touch delivery: every touch that a responder saw begin ends or is
/// cancelled for it exactly once, nothing comes after that, sets and positions are what they claim
/// to be; a control that follows a finger receives its end once and sends one last event; a
/// recognizer changes its state only in legal steps, tells its targets each of them once, and is
/// ready for the next gesture in the end. A stage keeps one running, and shows what it found in its
/// transcript.
public struct StreamVerifier {
  /// A promise that was broken.
  public struct Violation: Hashable, Sendable, CustomStringConvertible {
    /// The record that broke it, by its number.
    public var sequence: Int
    /// What was promised, and what came instead.
    public var description: String
  }

  /// What was found so far.
  public private(set) var violations: [Violation] = []

  private var touches = TouchVerifier()
  private var controls = ControlVerifier()
  private var recognizers = RecognizerVerifier()
  private var sequence = 0
  private var time = -TimeInterval.infinity

  /// Creates a verifier that has seen nothing.
  public init() {}

  /// Looks at one record.
  public mutating func check(_ record: TraceRecord) {
    expect(record.sequence > sequence, "records are numbered upwards")
    sequence = record.sequence
    expect(record.time >= time, "time does not run backwards")
    time = record.time
    for fault in faults(of: record.event) { expect(false, fault) }
  }

  /// What is wrong now that every finger is up: receivers that wait for an end.
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
