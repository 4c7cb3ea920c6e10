import TouchTrace

/// The facts that all kinds of events have.
extension TraceEvent {
  /// The name of the event's kind in filters.
  var kind: String {
    switch self {
    case .queued: "queued"
    case .sent: "sent"
    case .hitTest: "hit-test"
    case .assigned: "assigned"
    case .delivered: "delivered"
    case .forwarded: "forwarded"
    case .perhapsForwarded: "perhaps-forwarded"
    case .recognizerCalled: "recognizer"
    case .gestureChanged: "gesture"
    case .gestureActed: "gesture-action"
    case .withheld: "withheld"
    case .taken: "taken"
    case .settled: "settled"
    case .cancelled: "cancelled"
    case .tracking: "tracking"
    case .controlEvents: "control"
    case .firstResponderChanged: "first-responder"
    case .action: "action"
    case .called: "called"
    case .dropped: "dropped"
    case .printed: "printed"
    case .warning: "warning"
    }
  }

  /// The names of all kinds of events.
  static let kinds = [
    "sent", "hit-test", "assigned", "delivered", "forwarded", "perhaps-forwarded",
    "recognizer", "gesture", "gesture-action", "withheld", "taken", "cancelled", "tracking",
    "control", "first-responder",
    "action", "called", "dropped", "printed", "warning",
  ]

  /// The responders and recognizers of the event, the most important first.
  var nodes: [NodeSnapshot] {
    switch self {
    case .queued, .printed, .warning, .cancelled, .dropped, .settled: []
    case .sent(let node, _), .gestureActed(let node, _): [node]
    case .hitTest(let report, _): (report.result.map { [$0] } ?? []) + [report.window]
    case .assigned(let assignment): assignment.hitTestView.map { [$0] } ?? []
    case .delivered(let delivery), .recognizerCalled(let delivery): [delivery.receiver]
    case .forwarded(let delivery, let from), .perhapsForwarded(let delivery, let from):
      [delivery.receiver, from]
    case .gestureChanged(let change): [change.view, change.recognizer].compactMap(\.self)
    case .withheld(_, _, let node): [node]
    case .taken(_, let view, let node): [view, node]
    case .tracking(let tracking): [tracking.control]
    case .controlEvents(let events): [events.control]
    case .firstResponderChanged(let from, let to): [to, from].compactMap(\.self)
    case .action(let dispatch):
      [dispatch.target?.node, dispatch.sender?.node].compactMap(\.self)
    case .called(let call): [call.receiver] + (call.from.map { [$0] } ?? [])
    }
  }

  /// The numbers of the event's touches.
  var touchNumbers: [Int] {
    switch self {
    case .sent(_, let touches): touches.map(\.number)
    case .hitTest(_, let touch), .withheld(let touch, _, _), .taken(let touch, _, _),
      .cancelled(let touch, _), .dropped(let touch, _):
      [touch]
    case .assigned(let assignment): [assignment.touch.number]
    case .delivered(let delivery), .forwarded(let delivery, _), .perhapsForwarded(let delivery, _),
      .recognizerCalled(let delivery):
      delivery.touches.map(\.number)
    case .tracking(let tracking): [tracking.touch]
    case .controlEvents(let events): events.touch.map { [$0] } ?? []
    case .queued, .gestureChanged, .gestureActed, .settled, .firstResponderChanged, .action,
      .called, .printed, .warning:
      []
    }
  }

  /// The event's phases or states.
  var phases: [String] {
    switch self {
    case .sent(_, let touches): touches.map(\.phase.rawValue)
    case .assigned(let assignment): [assignment.touch.phase.rawValue]
    case .delivered(let delivery), .forwarded(let delivery, _), .perhapsForwarded(let delivery, _),
      .recognizerCalled(let delivery):
      [delivery.phase.rawValue]
    case .gestureChanged(let change): [change.to.rawValue]
    case .gestureActed(_, let state): [state.rawValue]
    case .withheld(_, let phase, _): [phase.rawValue]
    case .cancelled: ["cancelled"]
    case .tracking(let tracking): [tracking.step.rawValue]
    case .queued, .hitTest, .taken, .settled, .controlEvents, .firstResponderChanged, .action,
      .called, .dropped, .printed, .warning:
      []
    }
  }

  /// The nesting depth: event, window, recognizers and views, their calls, the consequences.
  var depth: Int {
    switch self {
    case .sent(let node, _): node.kind == .application ? 0 : 1
    case .queued, .settled, .printed, .warning, .firstResponderChanged: 0
    case .hitTest, .assigned, .dropped, .cancelled: 1
    case .delivered, .recognizerCalled, .withheld, .taken: 2
    case .gestureChanged, .gestureActed, .tracking, .controlEvents, .forwarded,
      .perhapsForwarded:
      3
    case .action: 4
    case .called(let call): call.from == nil ? 2 : 3
    }
  }
}
