/// Holds what is promised about touches and the calls that responders get for them.
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
  /// Receivers in the order in which they were first called, whatever their numbers in the process.
  private var receivers: [NodeID: Int] = [:]
  private var isInEvent = false
  private var callsInEvent: Set<Call> = []
  /// The numbers of the touches that the latest event is about.
  private var touchesInEvent: [Int] = []

  /// Receivers that wait for the end of a touch, and touches that were delivered to no receiver.
  var unfinished: [String] {
    receptions.filter { !$0.value }
      .map { "f\($0.key.touch) never ended for the responder numbered \(number($0.key.receiver))" }
      .sorted() + touches.values.compactMap(\.lack).sorted()
  }

  private func number(_ receiver: NodeID) -> Int { receivers[receiver] ?? receiver.rawValue }

  // MARK: - Touches

  /// A touch found its view.
  mutating func begin(_ assignment: TouchAssignment) -> [String] {
    let touch = assignment.touch
    var faults = Faults(touch: touch.number)
    faults.expect(touches[touch.number] == nil, "begins once")
    faults.expect(touch.tapCount >= 1, "has a tap count of at least 1")
    touches[touch.number] = TouchHistory(touch, isBound: assignment.outcome == .bound)
    return faults.found
  }

  /// An event brings news of touches.
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

  /// The event is over; what was withheld may be told now, by calls of its own.
  mutating func endEvent() { isInEvent = false }

  /// A touch was taken away from its view.
  mutating func markTaken(_ touch: Int) { touches[touch]?.isTaken = true }

  /// A phase is kept from the view of a touch.
  mutating func withhold(_ touch: Int, _ phase: TouchSnapshot.Phase) -> [String] {
    var faults = Faults(touch: touch)
    faults.expect(phase == .began || phase == .ended, "is withheld as it begins or ends")
    touches[touch]?.isWithheld = true
    return faults.found
  }

  // MARK: - Calls

  /// The promises that a call breaks.
  mutating func check(_ delivery: TouchDelivery) -> [String] {
    let receiver = delivery.receiver
    var faults = Faults(receiver.name)
    // What was withheld of touches that lifted before is told by calls of its own.
    let isLate = delivery.touches.allSatisfy { !touchesInEvent.contains($0.number) }
    let call = Call(receiver: receiver.id, phase: delivery.phase)
    let isFirst = isLate || callsInEvent.insert(call).inserted
    // Each recognizer that takes touches away does so at once, by a call of its own.
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
