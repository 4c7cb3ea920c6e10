import TouchTrace
import Foundation
import Testing

@testable import Inspector

@Suite("The log of events")
struct EventLogTests {
  private let log = EventLog()

  private func node(_ id: Int, _ name: String) -> NodeSnapshot {
    NodeSnapshot(id: NodeID(id), kind: .view, typeName: "UIView", identifier: name, quad: nil)
  }

  private func touch(_ number: Int, _ phase: TouchSnapshot.Phase) -> TouchSnapshot {
    TouchSnapshot(
      number: number,
      phase: phase,
      location: .zero,
      previousLocation: .zero,
      tapCount: 1,
      timestamp: 0,
      view: nil
    )
  }

  private func deliver(
    _ phase: TouchSnapshot.Phase,
    to name: String,
    _ number: Int,
    at time: Double
  ) {
    let delivery = TouchDelivery(
      phase: phase,
      receiver: node(1, name),
      touches: [touch(number, phase)]
    )
    log.record(TraceRecord(sequence: 0, time: time, event: .delivered(delivery)))
  }

  private func fill() {
    deliver(.began, to: "card", 1, at: 10)
    deliver(.moved, to: "card", 1, at: 11)
    deliver(.cancelled, to: "card", 1, at: 12)
    deliver(.began, to: "button", 2, at: 13)
    log.record(TraceRecord(sequence: 0, time: 13, event: .settled([])))
    log.record(TraceRecord(sequence: 0, time: 13, event: .queued(contacts: 1)))
  }

  private var rows: [String] { (0..<log.count).map { log[$0].text } }

  @Test(
    "a filter shows the rows for which all terms hold",
    arguments: [
      ("", 4), ("phase:cancelled", 1), ("phase:cancelled view:card t>1.2", 1), ("view:CARD", 3),
      ("t>1.2", 2), ("t<1", 1), ("touch:2", 1), ("touch:f1", 3), ("kind:delivered", 4),
      ("-phase:began", 2), ("button", 1), ("view:card -t>0.5", 1), ("view:nobody", 0),
    ]
  )
  func filters(text: String, count: Int) throws {
    fill()
    log.filter = try LogFilter(parsing: text)
    #expect(log.count == count, "\(rows)")
  }

  @Test("what is no filter is told")
  func problems() {
    #expect(throws: LogFilter.Problem.unknownKey("colour")) {
      try LogFilter(parsing: "colour:red")
    }
    #expect(throws: LogFilter.Problem.notANumber("x")) { try LogFilter(parsing: "t>x") }
    #expect(throws: LogFilter.Problem.notANumber("one")) { try LogFilter(parsing: "touch:one") }
  }

  @Test("rows that come in pass the filter too")
  func live() throws {
    log.filter = try LogFilter(parsing: "phase:began")
    fill()
    #expect(rows == ["card.began [f1]", "button.began [f2]"])
  }

  @Test("while it is paused nothing new is shown, and nothing is lost")
  func pause() {
    log.isPaused = true
    fill()
    #expect(log.count == 0)
    log.isPaused = false
    #expect(log.count == 4)
    log.clear()
    #expect(log.count == 0 && log.records.isEmpty)
  }

  @Test("rows are copied with their times, counted from the beginning, and their nesting")
  func copying() {
    fill()
    #expect(
      log.text == """
        0.000 s     card.began [f1]
        1.000 s     card.moved [f1]
        2.000 s     card.cancelled [f1]
        3.000 s     button.began [f2]
        """
    )
  }

  @Test("what another one keeps is shown, as long as it keeps anything, and then goes on")
  func following() {
    deliver(.began, to: "old", 1, at: 3)
    let archive = TraceArchive()
    log.follow(archive)
    #expect(log.count == 0)
    for number in 1...3 {
      let call = TouchDelivery(phase: .moved, receiver: node(1, "card"), touches: [])
      let record = TraceRecord(sequence: number, time: 9, event: .delivered(call))
      archive.append(record)
      log.record(record)
    }
    #expect(log.count == 3 && archive.records.count == 3)
    log.goOnAlone()
    deliver(.ended, to: "card", 1, at: 10)
    #expect(log.count == 4 && log[3].time == 1)
    log.clear()
    #expect(log.count == 0 && archive.records.count == 4)
    deliver(.began, to: "card", 2, at: 11)
    #expect(log.count == 1 && archive.records.count == 4)
  }

  @Test("the oldest records are forgotten in time")
  func capacity() {
    for number in 0..<(EventLog.capacity + 20_001) { deliver(.moved, to: "card", number, at: 0) }
    #expect(log.count >= EventLog.capacity && log.count <= EventLog.capacity + 10_000)
    #expect(log[log.count - 1].text.contains("f\(EventLog.capacity + 20_000)"))
  }
}

@Suite("What recognizers did")
struct GestureHistoryTests {
  private let history = GestureHistory()
  private let pan = NodeSnapshot(
    id: NodeID(7),
    kind: .gestureRecognizer,
    typeName: "UIPanGestureRecognizer",
    identifier: "pan",
    quad: nil
  )

  private func change(
    _ from: GestureTransition.State,
    _ to: GestureTransition.State,
    _ cause: GestureCause,
    at time: Double
  ) {
    let change = GestureTransition(recognizer: pan, view: nil, from: from, to: to, cause: cause)
    history.record(TraceRecord(sequence: 0, time: time, event: .gestureChanged(change)))
  }

  @Test("each change stands with its time and cause; repeated ones are counted; reset is no news")
  func changes() {
    change(.possible, .began, .reached(.movement, measured: 12.3, needed: 10), at: 0.12)
    change(.began, .changed, .moved, at: 0.2)
    change(.changed, .changed, .moved, at: 0.25)
    change(.changed, .changed, .moved, at: 0.3)
    change(.changed, .ended, .lifted, at: 0.4)
    change(.ended, .possible, .reset, at: 0.4)
    #expect(
      history.tracks.first?.changes.map { $0.line(in: .english) } == [
        "0.120 s  possible → began: movement 12.3 pt, 10 pt needed",
        "0.200 s  began → changed: fingers moved", "0.250 s  changed ×2: fingers moved",
        "0.400 s  changed → ended: fingers lifted",
      ]
    )
    #expect(history.tracks.first?.state == .ended)
  }
}
