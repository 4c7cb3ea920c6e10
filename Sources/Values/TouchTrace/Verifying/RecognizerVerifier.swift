/// Checks the rules of recognizers for their states, their targets and the touches that they receive.
struct RecognizerVerifier {
  private struct Call: Hashable {
    var receiver: NodeID
    var phase: TouchSnapshot.Phase
  }

  private var recognizers: [NodeID: RecognizerHistory] = [:]
  private var callsInEvent: Set<Call> = []
  /// The recognizers and responders that received a press, which others may have received too.
  private var pressed: Set<NodeID> = []
  /// The preventions in the current event, in which both recognizers may still receive a touch.
  private var preventions: [(loser: NodeSnapshot, winner: NodeID)] = []
  /// Whether recognizers are being asked about new touches, before they receive them.
  private var isAsking = false

  /// The recognizers that are not ready for the next gesture.
  var unfinished: [String] { strangers + recognizers.values.compactMap(\.lack).sorted() }

  /// Begins an event; returns the violations that remained from the previous one.
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

  /// Records that a new touch has its view; recognizers are asked about the touch next.
  mutating func noteArrival() { isAsking = true }

  /// Returns the rules that a change of state violates.
  mutating func check(_ transition: GestureTransition) -> [String] {
    if case .prevented(let winner) = transition.cause, !isAsking {
      preventions.append((transition.recognizer, winner.id))
    }
    return recognizers[
      transition.recognizer.id,
      default: RecognizerHistory(transition.recognizer)
    ].followTransition(transition)
  }

  /// Records that a responder or a recognizer was called for a press.
  mutating func notePress(_ node: NodeSnapshot) {
    if node.kind == .gestureRecognizer { pressed.insert(node.id) }
  }

  /// Whether two recognizers can have a common touch or press.
  private func mayMeet(_ first: NodeID, _ second: NodeID) -> Bool {
    if pressed.contains(first), pressed.contains(second) { return true }
    guard let one = recognizers[first]?.seen, let other = recognizers[second]?.seen else {
      return true
    }
    return one.isEmpty || other.isEmpty || !one.isDisjoint(with: other)
  }

  /// Returns the rules that a call of the targets for a state violates.
  mutating func check(_ node: NodeSnapshot, told state: GestureTransition.State) -> [String] {
    recognizers[node.id, default: RecognizerHistory(node)].tell(state)
  }

  /// Returns the rules that a call violates.
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
