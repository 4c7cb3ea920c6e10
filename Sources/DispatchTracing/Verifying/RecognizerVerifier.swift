/// Holds what recognizers promise about their states, their targets and the touches they see.
struct RecognizerVerifier {
  private struct Call: Hashable {
    var receiver: NodeID
    var phase: TouchSnapshot.Phase
  }

  private var recognizers: [NodeID: RecognizerHistory] = [:]
  private var callsInEvent: Set<Call> = []

  /// Recognizers that are not ready for the next gesture.
  var unfinished: [String] { recognizers.values.compactMap(\.lack).sorted() }

  /// An event begins.
  mutating func beginEvent() { callsInEvent.removeAll(keepingCapacity: true) }

  /// The promises that a change of state breaks.
  mutating func check(_ transition: GestureTransition) -> [String] {
    var faults = Faults(transition.recognizer.name)
    if case .prevented(let winner) = transition.cause {
      faults.expect(
        mayMeet(transition.recognizer.id, winner.id),
        "is prevented by those alone that share a touch with it"
      )
    }
    return faults.found
      + recognizers[transition.recognizer.id, default: RecognizerHistory(transition.recognizer)]
      .followTransition(transition)
  }

  /// Whether two recognizers can have a touch in common; of presses no trace tells.
  private func mayMeet(_ first: NodeID, _ second: NodeID) -> Bool {
    guard let one = recognizers[first]?.seen, let other = recognizers[second]?.seen else {
      return true
    }
    return one.isEmpty || other.isEmpty || !one.isDisjoint(with: other)
  }

  /// The promises that are broken by telling targets of a state.
  mutating func check(_ node: NodeSnapshot, told state: GestureTransition.State) -> [String] {
    recognizers[node.id, default: RecognizerHistory(node)].tell(state)
  }

  /// The promises that a call breaks.
  mutating func check(_ call: TouchDelivery) -> [String] {
    let receiver = call.receiver
    var faults = Faults(receiver.name)
    faults.expect(
      callsInEvent.insert(Call(receiver: receiver.id, phase: call.phase)).inserted,
      "is called once for \(call.phase.rawValue) in an event"
    )
    faults.expect(!call.touches.isEmpty, "is called with touches")
    for touch in call.touches {
      faults.expect(touch.phase == call.phase, "gets f\(touch.number) in the phase of the call")
    }
    return faults.found
      + recognizers[receiver.id, default: RecognizerHistory(receiver)].see(call)
  }
}
