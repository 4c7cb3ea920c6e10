extension TraceChunk {
  /// Takes the event of a record apart; answers false for one that has to be kept whole.
  ///
  /// Of the record itself: to hand on its event alone would copy all of it.
  mutating func pack(_ record: TraceRecord, into entry: inout Entry) -> Bool {
    switch record.event {
    case .queued(let contacts):
      guard let contacts = UInt32(exactly: contacts) else { return false }
      (entry.kind, entry.places.0) = (.queued, contacts)
    case .sent(let node, let touches):
      entry.kind = .sent
      entry.places.0 = nodes.place(of: node)
      (entry.places.1, entry.places.2) = self.touches.place(of: touches)
    case .delivered(let delivery): pack(delivery, .delivered, into: &entry)
    case .recognizerCalled(let delivery): pack(delivery, .recognizerCalled, into: &entry)
    case .forwarded(let delivery, let from):
      pack(delivery, .forwarded, into: &entry)
      entry.places.3 = nodes.place(of: from)
    case .perhapsForwarded(let delivery, let from):
      pack(delivery, .perhapsForwarded, into: &entry)
      entry.places.3 = nodes.place(of: from)
    case .gestureChanged(let change): return pack(change, into: &entry)
    case .gestureActed(let node, let state):
      entry.kind = .gestureActed
      entry.details.0 = state.code
      entry.places.0 = nodes.place(of: node)
    case .settled(let settled):
      entry.kind = .settled
      (entry.places.0, entry.places.1) = groups.place(of: settled.map { nodes.place(of: $0) })
    case .tracking(let tracking): return pack(tracking, into: &entry)
    case .controlEvents(let events): return pack(events, into: &entry)
    case .action(let action): pack(action, into: &entry)
    case .hitTest, .assigned, .withheld, .taken, .cancelled, .firstResponderChanged, .called,
      .dropped, .warning:
      return false
    }
    return true
  }

  private mutating func pack(_ delivery: TouchDelivery, _ kind: Kind, into entry: inout Entry) {
    entry.kind = kind
    entry.details.0 = delivery.phase.code
    entry.places.0 = nodes.place(of: delivery.receiver)
    (entry.places.1, entry.places.2) = touches.place(of: delivery.touches)
  }

  private mutating func pack(_ change: GestureTransition, into entry: inout Entry) -> Bool {
    guard let cause = change.cause.plainCode else { return false }
    entry.kind = .gestureChanged
    entry.details = (change.from.code, change.to.code, cause)
    entry.places.0 = nodes.place(of: change.recognizer)
    entry.places.1 = optionalPlace(of: change.view)
    return true
  }

  private mutating func pack(_ tracking: ControlTracking, into entry: inout Entry) -> Bool {
    guard let touch = UInt32(exactly: tracking.touch) else { return false }
    entry.kind = .tracking
    entry.details.0 = tracking.step.code
    entry.places = (nodes.place(of: tracking.control), touch, 0, 0)
    return true
  }

  private mutating func pack(_ events: ControlEvents, into entry: inout Entry) -> Bool {
    guard let handlers = UInt32(exactly: events.handlers),
      let touch = UInt32(exactly: events.touch ?? 0)
    else { return false }
    entry.kind = .controlEvents
    entry.details.0 = events.touch == nil ? 0 : 1
    entry.places = (
      nodes.place(of: events.control), words.place(of: events.names), touch, handlers
    )
    return true
  }

  private mutating func pack(_ action: ActionDispatch, into entry: inout Entry) {
    let names = [action.action] + [action.sender, action.target].compactMap { $0?.name }
    entry.kind = .action
    entry.details.0 = (action.isSearched ? 1 : 0) | (action.isHandled ? 2 : 0)
    entry.details.1 = (action.sender == nil ? 0 : 1) | (action.target == nil ? 0 : 2)
    entry.places = (
      words.place(of: names), optionalPlace(of: action.sender?.node),
      optionalPlace(of: action.target?.node), 0
    )
  }

  /// The place behind that of a responder; 0 for none.
  private mutating func optionalPlace(of node: NodeSnapshot?) -> UInt32 {
    node.map { nodes.place(of: $0) + 1 } ?? 0
  }
}
