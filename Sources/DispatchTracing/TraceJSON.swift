public import SourceText

/// Turns trace records into JSON, one object a record, the same for the same input in every process.
///
/// The numbers of responders count what a process has traced so far, so they differ between two
/// runs; here they are given anew, in the order in which the records mention them. Records of one
/// run go through one value of this type, in order.
public struct TraceJSON: Sendable {
  private var numbers: [NodeID: Int64] = [:]

  /// Creates a writer that has seen no record.
  public init() {}

  /// The record as an object.
  public mutating func value(of record: TraceRecord) -> JSONValue {
    let (name, members) = describe(record.event)
    return .object(
      [
        .init("sequence", .integer(Int64(record.sequence))),
        .init("t", .number(record.time)),
        .init("event", .string(name)),
      ] + members
    )
  }

  /// The records as JSON Lines, in order.
  public mutating func lines(of records: some Sequence<TraceRecord>) -> String {
    var text = ""
    for record in records { text += value(of: record).line + "\n" }
    return text
  }

  /// The number that stands for a responder in this run.
  mutating func number(_ id: NodeID) -> JSONValue {
    if let number = numbers[id] { return .integer(number) }
    let number = Int64(numbers.count + 1)
    numbers[id] = number
    return .integer(number)
  }

  private mutating func describe(
    _ event: TraceEvent
  ) -> (name: String, members: [JSONValue.Member]) {
    switch event {
    case .queued(let contacts): ("queued", [.init("contacts", .integer(Int64(contacts)))])
    case .sent(let node, let touches):
      ("sent", [.init("to", json(node)), .init("touches", json(touches))])
    case .hitTest(let report, let touch): ("hitTest", [touchNumber(touch)] + members(of: report))
    case .assigned(let assignment): ("assigned", members(of: assignment))
    case .delivered(let delivery): ("delivered", members(of: delivery))
    case .forwarded(let delivery, let from):
      ("forwarded", [.init("from", json(from))] + members(of: delivery))
    case .perhapsForwarded(let delivery, let from):
      ("perhapsForwarded", [.init("from", json(from))] + members(of: delivery))
    case .recognizerCalled(let call): ("recognizerCalled", members(of: call))
    case .gestureChanged(let transition): ("gestureChanged", members(of: transition))
    case .gestureActed(let node, let state):
      ("gestureActed", [.init("recognizer", json(node)), .init("state", .string(state.rawValue))])
    case .withheld(let touch, let phase, let node):
      (
        "withheld",
        [touchNumber(touch), .init("phase", .string(phase.rawValue)), .init("by", json(node))]
      )
    case .taken(let touch, let view, let node):
      ("taken", [touchNumber(touch), .init("from", json(view)), .init("by", json(node))])
    case .settled(let nodes): ("settled", [.init("nodes", json(nodes))])
    case .cancelled(let touch, let cause): ("cancelled", [touchNumber(touch), self.cause(cause)])
    case .tracking(let tracking): ("tracking", members(of: tracking))
    case .controlEvents(let events): ("controlEvents", members(of: events))
    case .firstResponderChanged(let from, let to):
      ("firstResponderChanged", [.init("from", json(from)), .init("to", json(to))])
    case .called(let call): ("called", members(of: call))
    case .action(let action): ("action", members(of: action))
    case .dropped(let touch, let cause): ("dropped", [touchNumber(touch), self.cause(cause)])
    case .warning(let text): ("warning", [.init("text", .string(text))])
    }
  }

  private func touchNumber(_ touch: Int) -> JSONValue.Member {
    .init("touch", .integer(Int64(touch)))
  }

  private func cause(_ cause: some RawRepresentable<String>) -> JSONValue.Member {
    .init("cause", .string(cause.rawValue))
  }
}
