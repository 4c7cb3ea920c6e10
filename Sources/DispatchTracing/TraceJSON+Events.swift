import SourceText

/// The members of the larger events.
extension TraceJSON {
  mutating func members(of report: HitTestReport) -> [JSONValue.Member] {
    [
      .init("point", json(report.point)),
      .init("window", json(report.window)),
      .init("steps", .array(report.steps.map { json($0) })),
      .init("result", json(report.result)),
    ]
  }

  private mutating func json(_ step: HitTestStep) -> JSONValue {
    .present([
      "node": json(step.node),
      "askedBy": step.askedBy.map { number($0) },
      "depth": .integer(Int64(step.depth)),
      "point": json(step.point),
      "verdict": verdict(step.verdict),
    ])
  }

  private mutating func verdict(_ verdict: HitTestStep.Verdict) -> JSONValue {
    switch verdict {
    case .received: "received"
    case .passedOn(let node): ["passedOn": number(node)]
    case .rejected(.alpha(let alpha)): ["rejected": "alpha", "alpha": .number(alpha)]
    case .rejected(.outsideBounds(let bounds)):
      ["rejected": "outsideBounds", "bounds": json(bounds)]
    case .rejected(let reason): ["rejected": .string(reason.code)]
    }
  }

  mutating func members(of assignment: TouchAssignment) -> [JSONValue.Member] {
    [
      .init("touch", json(assignment.touch)),
      .init("view", json(assignment.hitTestView)),
      .init("outcome", .string(assignment.outcome.rawValue)),
      .init("obstacle", json(assignment.obstacle)),
      .init("chain", json(assignment.chain)),
    ]
  }

  mutating func members(of delivery: TouchDelivery) -> [JSONValue.Member] {
    [
      .init("phase", .string(delivery.phase.rawValue)),
      .init("receiver", json(delivery.receiver)),
      .init("touches", json(delivery.touches)),
    ]
  }

  mutating func members(of transition: GestureTransition) -> [JSONValue.Member] {
    [
      .init("recognizer", json(transition.recognizer)),
      .init("view", json(transition.view)),
      .init("from", .string(transition.from.rawValue)),
      .init("to", .string(transition.to.rawValue)),
      .init("cause", .string(transition.cause.description)),
    ]
  }

  mutating func members(of tracking: ControlTracking) -> [JSONValue.Member] {
    [
      .init("control", json(tracking.control)),
      .init("step", .string(tracking.step.rawValue)),
      .init("touch", .integer(Int64(tracking.touch))),
    ]
  }

  mutating func members(of events: ControlEvents) -> [JSONValue.Member] {
    [
      .init("control", json(events.control)),
      .init("names", .texts(events.names)),
      .init("touch", events.touch.map { .integer(Int64($0)) } ?? .null),
      .init("handlers", .integer(Int64(events.handlers))),
    ]
  }

  mutating func members(of call: ResponderCall) -> [JSONValue.Member] {
    [
      .init("method", .string(call.method)),
      .init("receiver", json(call.receiver)),
      .init("from", json(call.from)),
      .init("subjects", .texts(call.subjects)),
    ]
  }

  mutating func members(of action: ActionDispatch) -> [JSONValue.Member] {
    [
      .init("action", .string(action.action)),
      .init("sender", json(action.sender)),
      .init("target", json(action.target)),
      .init("isSearched", .bool(action.isSearched)),
      .init("isHandled", .bool(action.isHandled)),
    ]
  }

  private mutating func json(_ party: ActionDispatch.Party?) -> JSONValue {
    guard let party else { return .null }
    return ["name": .string(party.name), "node": json(party.node)]
  }
}
