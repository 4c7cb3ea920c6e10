/// Checks the rules for touches and for the resulting calls of responders.
struct TouchVerifier {
  private struct Reception: Hashable {
    var receiver: NodeID
    var touch: Int
  }

  private struct Call: Hashable {
    var receiver: NodeID
    var phase: TouchSnapshot.Phase
  }

  private var touches: [Int: TouchHistory] = [:]
  /// Whether a receiver received the end of a touch.
  private var receptions: [Reception: Bool] = [:]
  /// Numbers of receivers in the order of their first calls, the same in every process.
  private var receivers: [NodeID: Int] = [:]
  private var isInEvent = false
  private var callsInEvent: Set<Call> = []
  /// The numbers of the touches in the latest event.
  private var touchesInEvent: [Int] = []

  /// The receivers that wait for the end of a touch, and the touches that were delivered to no receiver.
  var unfinished: [String] {
    receptions.filter { !$0.value }
      .map { "f\($0.key.touch) never ended for the responder numbered \(number($0.key.receiver))" }
      .sorted() + touches.values.compactMap(\.lack).sorted()
  }

  private func number(_ receiver: NodeID) -> Int { receivers[receiver] ?? receiver.rawValue }

  // MARK: - Touches

  /// Adds the assignment of a touch to its view.
  mutating func begin(_ assignment: TouchAssignment) -> [String] {
    let touch = assignment.touch
    var faults = Faults(touch: touch.number)
    faults.expect(touches[touch.number] == nil, "begins once")
    faults.expect(touch.tapCount >= 1, "has a tap count of at least 1")
    touches[touch.number] = TouchHistory(touch, isBound: assignment.outcome == .bound)
    return faults.found
  }

  /// Begins an event with touches.
  mutating func beginEvent(_ snapshots: [TouchSnapshot]) -> [String] {
    isInEvent = true
    callsInEvent.removeAll(keepingCapacity: true)
    touchesInEvent.removeAll(keepingCapacity: true)
    var faults: [String] = []
    for snapshot in snapshots {
      touchesInEvent.append(snapshot.number)
      faults +=
        touches[snapshot.number]?.followTouch(snapshot)
        ?? ["f\(snapshot.number) was assigned before it was sent"]
    }
    return faults
  }

  /// Ends the event; withheld phases may now be delivered with separate calls.
  mutating func endEvent() { isInEvent = false }

  /// Records that a view lost its touch.
  mutating func markTaken(_ touch: Int) { touches[touch]?.isTaken = true }

  /// Records that a phase is withheld from the view of a touch.
  mutating func withhold(_ touch: Int, _ phase: TouchSnapshot.Phase) -> [String] {
    var faults = Faults(touch: touch)
    faults.expect(phase == .began || phase == .ended, "is withheld as it begins or ends")
    touches[touch]?.isWithheld = true
    return faults.found
  }

  // MARK: - Calls

  /// Returns the rules that a call violates.
  mutating func check(_ delivery: TouchDelivery) -> [String] {
    let receiver = delivery.receiver
    var faults = Faults(receiver.name)
    // Withheld phases of touches that lifted before are delivered with separate calls.
    let isLate = delivery.touches.allSatisfy { !touchesInEvent.contains($0.number) }
    let call = Call(receiver: receiver.id, phase: delivery.phase)
    let isFirst = isLate || callsInEvent.insert(call).inserted
    // Each recognizer that cancels touches does so immediately, with a separate call.
    faults.expect(
      isFirst || !isInEvent || delivery.phase == .cancelled,
      "is called once for \(delivery.phase.rawValue) in an event"
    )
    faults.expect(!delivery.touches.isEmpty, "is called with touches")
    for touch in delivery.touches {
      faults.expect(
        touch.phase == delivery.phase,
        "gets f\(touch.number) in the phase of the call"
      )
      faults.expect(touch.view == receiver.id, "gets f\(touch.number) bound to it")
    }
    return faults.found + delivery.touches.flatMap { check($0, of: delivery) }
  }

  private mutating func check(_ touch: TouchSnapshot, of delivery: TouchDelivery) -> [String] {
    var faults = Faults(touch: touch.number, for: delivery.receiver)
    let key = Reception(receiver: delivery.receiver.id, touch: touch.number)
    let isTaken = touches[touch.number]?.isTaken == true
    faults.expect(!isTaken || delivery.phase == .cancelled, "is taken away and only cancelled")
    switch delivery.phase {
    case .began:
      faults.expect(receptions[key] == nil, "begins once")
      let start = touches[touch.number]?.start ?? touch.location
      faults.expect(touch.location == start, "begins where it came down")
      receptions[key] = false
      if receivers[key.receiver] == nil { receivers[key.receiver] = receivers.count + 1 }
      touches[touch.number]?.isTold = true
    case .moved, .ended, .cancelled:
      faults.expect(receptions[key] != nil, "begins before anything else")
      faults.expect(receptions[key] != true, "gets nothing after its end")
      receptions[key] = delivery.phase != .moved
    case .stationary, .regionEntered, .regionMoved, .regionExited:
      faults.expect(false, "has no callback for \(delivery.phase.rawValue)")
    }
    return faults.found
  }
}
