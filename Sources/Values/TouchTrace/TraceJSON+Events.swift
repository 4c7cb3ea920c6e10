import TextFormats

/// Writes events with their names and members.
extension TraceJSON {
  mutating func write(_ event: TraceEvent) {
    json.name("event")
    json.add(event.code)
    switch event {
    case .queued(let contacts): member("contacts", contacts)
    case .sent(let node, let touches):
      member("to", node)
      member("touches", touches)
    case .hitTest(let report, let touch):
      member("touch", touch)
      writeMembers(of: report)
    case .assigned(let assignment): writeMembers(of: assignment)
    case .delivered(let delivery), .recognizerCalled(let delivery): writeMembers(of: delivery)
    case .forwarded(let delivery, let from), .perhapsForwarded(let delivery, let from):
      member("from", from)
      writeMembers(of: delivery)
    case .gestureChanged(let transition): writeMembers(of: transition)
    case .gestureActed(let node, let state):
      member("recognizer", node)
      member("state", state.rawValue)
    case .withheld(let touch, let phase, let node):
      member("touch", touch)
      member("phase", phase.rawValue)
      member("by", node)
    case .taken(let touch, let view, let node):
      member("touch", touch)
      member("from", view)
      member("by", node)
    case .settled(let nodes): member("nodes", nodes)
    case .tracking(let tracking): writeMembers(of: tracking)
    case .controlEvents(let events): writeMembers(of: events)
    case .firstResponderChanged(let from, let to):
      member("from", from)
      member("to", to)
    case .called(let call): writeMembers(of: call)
    case .action(let action): writeMembers(of: action)
    case .cancelled(let touch, let cause):
      member("touch", touch)
      member("cause", cause.rawValue)
    case .dropped(let touch, let cause):
      member("touch", touch)
      member("cause", cause.rawValue)
    case .printed(let text), .warning(let text): member("text", text)
    }
  }

  private mutating func writeMembers(of report: HitTestReport) {
    json.name("point")
    add(report.point)
    member("window", report.window)
    json.name("steps")
    json.beginList()
    for step in report.steps { add(step) }
    json.endList()
    member("result", report.result)
  }

  private mutating func add(_ step: HitTestStep) {
    json.beginObject()
    member("node", step.node)
    if let asker = step.askedBy {
      json.name("askedBy")
      add(asker)
    }
    member("depth", step.depth)
    json.name("point")
    add(step.point)
    json.name("verdict")
    add(step.verdict)
    json.endObject()
  }

  private mutating func add(_ verdict: HitTestStep.Verdict) {
    if case .received = verdict { return json.add("received") }
    json.beginObject()
    switch verdict {
    case .received: break
    case .passedOn(let node):
      json.name("passedOn")
      add(node)
    case .rejected(.alpha(let alpha)):
      member("rejected", "alpha")
      json.name("alpha")
      json.add(alpha)
    case .rejected(.outsideBounds(let bounds)):
      member("rejected", "outsideBounds")
      json.name("bounds")
      add(bounds)
    case .rejected(let reason): member("rejected", reason.code)
    }
    json.endObject()
  }

  private mutating func writeMembers(of assignment: TouchAssignment) {
    json.name("touch")
    add(assignment.touch)
    member("view", assignment.hitTestView)
    member("outcome", assignment.outcome.rawValue)
    member("obstacle", assignment.obstacle)
    member("chain", assignment.chain)
  }

  private mutating func writeMembers(of delivery: TouchDelivery) {
    member("phase", delivery.phase.rawValue)
    member("receiver", delivery.receiver)
    member("touches", delivery.touches)
  }

  private mutating func writeMembers(of transition: GestureTransition) {
    member("recognizer", transition.recognizer)
    member("view", transition.view)
    member("from", transition.from.rawValue)
    member("to", transition.to.rawValue)
    member("cause", transition.cause.description)
  }

  private mutating func writeMembers(of tracking: ControlTracking) {
    member("control", tracking.control)
    member("step", tracking.step.rawValue)
    member("touch", tracking.touch)
  }

  private mutating func writeMembers(of events: ControlEvents) {
    member("control", events.control)
    member("names", events.names)
    json.name("touch")
    if let touch = events.touch { json.add(touch) } else { json.addNull() }
    member("handlers", events.handlers)
  }

  private mutating func writeMembers(of call: ResponderCall) {
    member("method", call.method)
    member("receiver", call.receiver)
    member("from", call.from)
    member("subjects", call.subjects)
  }

  private mutating func writeMembers(of action: ActionDispatch) {
    member("action", action.action)
    member("sender", action.sender)
    member("target", action.target)
    member("isSearched", action.isSearched)
    member("isHandled", action.isHandled)
  }

  private mutating func member(_ name: String, _ party: ActionDispatch.Party?) {
    json.name(name)
    guard let party else { return json.addNull() }
    json.beginObject()
    member("name", party.name)
    member("node", party.node)
    json.endObject()
  }
}

extension TraceEvent {
  /// The name of the event in JSON.
  fileprivate var code: String {
    switch self {
    case .queued: "queued"
    case .sent: "sent"
    case .hitTest: "hitTest"
    case .assigned: "assigned"
    case .delivered: "delivered"
    case .forwarded: "forwarded"
    case .perhapsForwarded: "perhapsForwarded"
    case .recognizerCalled: "recognizerCalled"
    case .gestureChanged: "gestureChanged"
    case .gestureActed: "gestureActed"
    case .withheld: "withheld"
    case .taken: "taken"
    case .settled: "settled"
    case .cancelled: "cancelled"
    case .tracking: "tracking"
    case .controlEvents: "controlEvents"
    case .firstResponderChanged: "firstResponderChanged"
    case .called: "called"
    case .action: "action"
    case .dropped: "dropped"
    case .printed: "printed"
    case .warning: "warning"
    }
  }
}
