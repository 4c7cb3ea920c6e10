extension TraceChunk {
  /// The event of an entry, as it was.
  func event(of entry: Entry) -> TraceEvent {
    let places = entry.places
    return switch entry.kind {
    case .whole: wholes[Int(places.0)]
    case .queued: .queued(contacts: Int(places.0))
    case .sent: .sent(to: nodes[places.0], touches: touches[places.1, places.2])
    case .delivered: .delivered(delivery(entry))
    case .recognizerCalled: .recognizerCalled(delivery(entry))
    case .forwarded: .forwarded(delivery(entry), from: nodes[places.3])
    case .perhapsForwarded: .perhapsForwarded(delivery(entry), from: nodes[places.3])
    case .gestureChanged: .gestureChanged(transition(entry))
    case .gestureActed:
      .gestureActed(nodes[places.0], GestureTransition.State(code: entry.details.0))
    case .settled: .settled(groups[places.0, places.1].map { nodes[$0] })
    case .tracking:
      .tracking(
        ControlTracking(
          control: nodes[places.0],
          step: ControlTracking.Step(code: entry.details.0),
          touch: Int(places.1)
        )
      )
    case .controlEvents: .controlEvents(controlEvents(entry))
    case .action: .action(action(entry))
    }
  }

  private func delivery(_ entry: Entry) -> TouchDelivery {
    TouchDelivery(
      phase: TouchSnapshot.Phase(code: entry.details.0),
      receiver: nodes[entry.places.0],
      touches: touches[entry.places.1, entry.places.2]
    )
  }

  private func transition(_ entry: Entry) -> GestureTransition {
    GestureTransition(
      recognizer: nodes[entry.places.0],
      view: optionalNode(entry.places.1),
      from: GestureTransition.State(code: entry.details.0),
      to: GestureTransition.State(code: entry.details.1),
      cause: GestureCause(plainCode: entry.details.2)
    )
  }

  private func controlEvents(_ entry: Entry) -> ControlEvents {
    ControlEvents(
      control: nodes[entry.places.0],
      names: words[entry.places.1],
      touch: entry.details.0 == 0 ? nil : Int(entry.places.2),
      handlers: Int(entry.places.3)
    )
  }

  private func action(_ entry: Entry) -> ActionDispatch {
    var names = words[entry.places.0][...]
    let action = names.popFirst() ?? ""
    var sender: ActionDispatch.Party?
    var target: ActionDispatch.Party?
    if entry.details.1 & 1 != 0, let name = names.popFirst() {
      sender = ActionDispatch.Party(name: name, node: optionalNode(entry.places.1))
    }
    if entry.details.1 & 2 != 0, let name = names.popFirst() {
      target = ActionDispatch.Party(name: name, node: optionalNode(entry.places.2))
    }
    return ActionDispatch(
      action: action,
      sender: sender,
      target: target,
      isSearched: entry.details.0 & 1 != 0,
      isHandled: entry.details.0 & 2 != 0
    )
  }

  private func optionalNode(_ place: UInt32) -> NodeSnapshot? {
    place == 0 ? nil : nodes[place - 1]
  }
}
