import Foundation
import Geometry
import TouchInput
import Testing

@testable import TouchTrace

@Suite("Records kept in little room")
struct TraceStoreTests {
  private func node(_ id: Int, x: Double = 0, named identifier: String? = nil) -> NodeSnapshot {
    let quad = Quad(CGRect(x: x, y: 0, width: 100, height: 50))
    return NodeSnapshot(
      id: NodeID(id),
      kind: .view,
      typeName: "Card",
      identifier: identifier,
      quad: quad
    )
  }

  private func touch(_ number: Int, x: Double, _ phase: TouchSnapshot.Phase) -> TouchSnapshot {
    TouchSnapshot(
      number: number,
      phase: phase,
      location: CGPoint(x: x, y: 1),
      previousLocation: CGPoint(x: x - 1, y: 1),
      tapCount: 1,
      attributes: ContactAttributes(force: 0.5),
      timestamp: x / 60,
      view: NodeID(1)
    )
  }

  @Test("responders whose numbers end alike are kept apart, and each of their states")
  func numbersThatEndAlike() {
    let ids = [1, 33, 65, 1 + 1 << 40, -31, 0, -1, .min, .max]
    var store = TraceStore()
    var records: [TraceRecord] = []
    for step in 0..<200 {
      let node = node(ids[step * 7 % ids.count], x: Double(step / 3 % 4))
      records.append(TraceRecord(sequence: step + 1, time: 0, event: .settled([node])))
    }
    for record in records { store.append(record) }
    #expect(Array(store) == records)
  }

  /// Returns an event of every kind, with unusual ones of each.
  private func events(_ step: Int) -> [TraceEvent] {
    let (card, other) = (node(1, x: Double(step), named: "card"), node(2))
    let touches = [touch(1, x: Double(step), .moved), touch(2, x: 7, .stationary)]
    let delivery = TouchDelivery(phase: .moved, receiver: card, touches: [touches[0]])
    let transition = { (cause: GestureCause) in
      GestureTransition(recognizer: other, view: card, from: .began, to: .changed, cause: cause)
    }
    let parties = [nil, ActionDispatch.Party(name: "Board", node: nil)]
    return [
      .queued(contacts: 2), .queued(contacts: -1), .sent(to: other, touches: touches),
      .sent(to: other, touches: []), .delivered(delivery), .forwarded(delivery, from: other),
      .perhapsForwarded(delivery, from: other), .recognizerCalled(delivery),
      .gestureChanged(transition(.moved)), .gestureChanged(transition(.reset)),
      .gestureChanged(transition(.reached(.movement, measured: 12, needed: 10))),
      .gestureChanged(transition(.prevented(by: card))),
      .gestureActed(other, .changed), .settled([card, other]), .settled([]),
      .tracking(ControlTracking(control: card, step: .continued, touch: 3)),
      .tracking(ControlTracking(control: card, step: .ended, touch: .max)),
      .controlEvents(ControlEvents(control: card, names: ["valueChanged"], touch: 1, handlers: 2)),
      .controlEvents(ControlEvents(control: card, names: [], touch: nil, handlers: 0)),
      .cancelled(touch: 1, cause: .platform), .warning("odd"),
      .hitTest(
        HitTestReport(point: CGPoint(x: 1, y: 2), window: other, steps: [], result: card),
        touch: 1
      ),
    ]
      + parties.map { party in
        .action(
          ActionDispatch(
            action: "dragged:",
            sender: ActionDispatch.Party(name: "pan", node: other),
            target: party,
            isSearched: party == nil,
            isHandled: party != nil
          )
        )
      }
  }

  private func fill(_ count: Int) -> (store: TraceStore, records: [TraceRecord]) {
    var store = TraceStore()
    var records: [TraceRecord] = []
    var step = 0
    while records.count < count {
      for event in events(step) where records.count < count {
        let number = records.count
        records.append(TraceRecord(sequence: number, time: Double(number) / 60, event: event))
        store.append(records[number])
      }
      step += 1
    }
    return (store, records)
  }

  @Test("what was written is read again, whatever it was")
  func reading() {
    let (store, records) = fill(20_000)
    #expect(store.count == records.count)
    #expect(records.indices.allSatisfy { store[$0] == records[$0] })
    #expect(store.sequence(at: 9000) == 9000 && store.time(at: 9000) == 150)
  }

  @Test("times and numbers are what they were, however they jump")
  func jumps() {
    var store = TraceStore()
    let times = [0, 0, 1.5, 1.5, -2, .nan, .nan, .infinity, 0, -0.0]
    let numbers = [1, 2, 3, 9, 10, 10, 4, .max, .min, -1]
    let count = TraceStore.portion + 100
    let records = (0..<count).map { index in
      TraceRecord(
        sequence: numbers[index % 10],
        time: times[index / 3 % 10],
        event: .queued(contacts: index)
      )
    }
    for record in records { store.append(record) }
    for (index, record) in records.enumerated() {
      #expect(store[index].sequence == record.sequence)
      #expect(store.time(at: index).bitPattern == record.time.bitPattern)
      #expect(store[index].event == record.event)
    }
  }

  @Test("changes of recognizers are what they were, for every state and cause")
  func changes() {
    let states: [GestureTransition.State] = [
      .possible, .began, .changed, .ended, .cancelled, .failed,
    ]
    let causes: [GestureCause] = [
      .moved, .lifted, .wheel, .wheelRested, .otherButton, .touchesCancelled, .released, .deadlock,
      .vetoedByDelegate, .vetoedByView(node(3)), .disabled, .removed, .clientCode, .reset,
    ]
    var store = TraceStore()
    var expected: [TraceEvent] = []
    for (index, cause) in causes.enumerated() {
      for state in states {
        let transition = GestureTransition(
          recognizer: node(1),
          view: index % 2 == 0 ? nil : node(2),
          from: state,
          to: states[index % states.count],
          cause: cause
        )
        expected += [.gestureChanged(transition), .gestureActed(node(1), state)]
      }
    }
    for (number, event) in expected.enumerated() {
      store.append(TraceRecord(sequence: number, time: 0, event: event))
    }
    #expect(store.map(\.event) == expected)
  }

  @Test("the oldest portion is forgotten, and the rest moves up")
  func forgetting() {
    var (store, records) = fill(TraceStore.portion * 2 + 5)
    store.removeOldestPortion()
    #expect(store.count == TraceStore.portion + 5)
    #expect(store[0] == records[TraceStore.portion])
    #expect(store.last == records.last)
  }
}
