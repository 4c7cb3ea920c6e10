import TouchTrace
import Foundation
import Inspector
import Testing

@Suite("What a time line shows")
struct TimeRowsTests {
  private let application = Story.node(1, .application, "UIApplication")
  private let pan = Story.node(20, .gestureRecognizer, "UIPanGestureRecognizer")

  private func touch(_ number: Int, _ phase: TouchSnapshot.Phase) -> TraceEvent {
    .sent(to: application, touches: [Story.touch(number, phase, .zero)])
  }

  private func change(
    _ from: GestureTransition.State,
    _ to: GestureTransition.State,
    _ cause: GestureCause
  ) -> TraceEvent {
    .gestureChanged(
      GestureTransition(recognizer: pan, view: Story.card, from: from, to: to, cause: cause)
    )
  }

  private func rows(_ events: [(TimeInterval, TraceEvent)]) -> TimeRows {
    let rows = TimeRows()
    for (index, (time, event)) in events.enumerated() {
      rows.record(TraceRecord(sequence: index, time: time, event: event))
    }
    return rows
  }

  @Test("a finger has a bar from its press to its lift, in a row that no other finger has then")
  func fingers() {
    let rows = rows([
      (1, touch(1, .began)), (2, touch(2, .began)), (3, touch(1, .ended)), (4, touch(3, .began)),
      (5, touch(2, .cancelled)),
    ])
    #expect(rows.fingers.map(\.number) == [1, 2, 3])
    #expect(rows.fingers.map(\.lane) == [0, 1, 0])
    #expect(rows.fingers.map(\.end) == [3, 5, nil])
    #expect(rows.laneCount == 2)
    #expect(rows.latest == 5)
  }

  @Test("a finger that goes up further away than a tap may move was a drag", arguments: [8.0, 12])
  func drags(way: Double) {
    let lift = Story.touch(1, .ended, CGPoint(x: way, y: 0))
    let rows = rows([
      (1, touch(1, .began)), (2, .sent(to: application, touches: [lift])),
    ])
    #expect(rows.fingers.map(\.isDrag) == [way > 10])
  }

  @Test(
    "a finger that is taken from its view keeps its bar, and the moment and the taker are known"
  )
  func loss() throws {
    let rows = rows([
      (1, touch(1, .began)), (2, .taken(touch: 1, from: Story.card, by: pan)),
      (2, .cancelled(touch: 1, cause: .gestureRecognized)), (4, touch(1, .ended)),
    ])
    let bar = try #require(rows.fingers.first)
    #expect(bar.loss?.time == 2)
    #expect(bar.loss?.taker?.id == pan.id)
    #expect(bar.end == 4)
  }

  @Test("S23: of very many fingers the newest have bars, and one that stays down all the time ends")
  func manyFingers() throws {
    let rows = TimeRows()
    func record(_ number: Int, _ phase: TouchSnapshot.Phase, at time: Int) {
      rows.record(
        TraceRecord(sequence: time, time: Double(time), event: touch(number, phase))
      )
    }
    let count = TimeRows.mostFingers * 2 + 5
    record(0, .began, at: 0)
    for number in 1...count {
      record(number, .began, at: 2 * number)
      record(number, .ended, at: 2 * number + 1)
    }
    record(0, .ended, at: 2 * count + 2)
    #expect((TimeRows.mostFingers / 2...TimeRows.mostFingers).contains(rows.fingers.count))
    let newest = try #require(rows.fingers.last)
    #expect(newest.number == count && newest.end == Double(2 * count + 1))
    #expect(rows.fingers.allSatisfy { $0.end == $0.start + 1 })
  }

  @Test("a cancel that ends a touch ends its bar", arguments: [CancellationCause.platform, .user])
  func cancel(_ cause: CancellationCause) throws {
    let rows = rows([(1, touch(1, .began)), (3, .cancelled(touch: 1, cause: cause))])
    let bar = try #require(rows.fingers.first)
    #expect(bar.end == 3)
    #expect(bar.loss?.cause == cause)
  }

  @Test("a recognizer's bar begins where it began, and ends with its cause")
  func gestures() throws {
    let delivery = TouchDelivery(phase: .began, receiver: pan, touches: [])
    let rows = rows([
      (1, touch(1, .began)), (1, .recognizerCalled(delivery)),
      (2, change(.possible, .began, .reached(.movement, measured: 12, needed: 10))),
      (3, change(.began, .changed, .moved)), (4, change(.changed, .ended, .lifted)),
      (4, change(.ended, .possible, .reset)), (6, .recognizerCalled(delivery)),
      (7, change(.possible, .failed, .prevented(by: pan))),
    ])
    let row = try #require(rows.gestures.first)
    #expect(row.view?.id == Story.card.id)
    #expect(row.bars.map(\.start) == [1, 6])
    #expect(row.bars.map { $0.began?.time } == [2, nil])
    #expect(row.bars.map { $0.end?.time } == [4, 7])
    #expect(row.bars.map(\.state) == [.ended, .failed])
  }

  @Test("stretches in which something happened have more than a second between them")
  func stretches() {
    let rows = rows([
      (1, touch(1, .began)), (1.9, touch(1, .moved)), (2.8, touch(1, .ended)),
      (9, touch(2, .began)), (9.5, touch(2, .ended)),
    ])
    #expect(rows.stretches.map(\.start) == [1, 9])
    #expect(rows.stretches.map(\.end) == [2.8, 9.5])
  }
}
