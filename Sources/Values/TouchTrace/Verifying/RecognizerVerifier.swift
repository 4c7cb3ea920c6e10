/// Holds what recognizers promise about their states, their targets and the touches they see.
struct RecognizerVerifier {
  private struct Call: Hashable {
    var receiver: NodeID
    var phase: TouchSnapshot.Phase
  }

  private var recognizers: [NodeID: RecognizerHistory] = [:]
  private var callsInEvent: Set<Call> = []
  /// Those that saw a press, which others may have seen too.
  private var pressed: Set<NodeID> = []
  /// Who was prevented by whom in the present event, in which both may still be shown a touch.
  private var preventions: [(loser: NodeSnapshot, winner: NodeID)] = []
  /// Whether recognizers are being asked about new touches, which they follow before they receive them.
  private var isAsking = false

  /// Recognizers that are not ready for the next gesture.
  var unfinished: [String] { strangers + recognizers.values.compactMap(\.lack).sorted() }

  /// An event begins; answers what the former one left to be said.
  mutating func beginEvent() -> [String] {
    isAsking = false
    callsInEvent.removeAll(keepingCapacity: true)
    guard !preventions.isEmpty else { return [] }
    defer { preventions.removeAll(keepingCapacity: true) }
    return strangers
  }

  private var strangers: [String] {
    preventions.filter { !mayMeet($0.loser.id, $0.winner) }
      .map { "\($0.loser.name) is prevented by those alone that share a touch with it" }
  }

  /// Notes that a new touch has its view; recognizers are asked about the touch next.
  mutating func noteArrival() { isAsking = true }

  /// The promises that a change of state breaks.
  mutating func check(_ transition: GestureTransition) -> [String] {
    if case .prevented(let winner) = transition.cause, !isAsking {
      preventions.append((transition.recognizer, winner.id))
    }
    return recognizers[
      transition.recognizer.id,
      default: RecognizerHistory(transition.recognizer)
    ].followTransition(transition)
  }

  /// A responder or a recognizer is called for a press.
  mutating func notePress(_ node: NodeSnapshot) {
    if node.kind == .gestureRecognizer { pressed.insert(node.id) }
  }

  /// Whether two recognizers can have a touch or a press in common.
  private func mayMeet(_ first: NodeID, _ second: NodeID) -> Bool {
    if pressed.contains(first), pressed.contains(second) { return true }
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
