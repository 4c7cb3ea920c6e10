import DispatchTracing
import Foundation
import Geometry
import Inspector
import Testing

@Suite("Marks of a time line")
struct TimeMarksTests {
  private let application = NodeSnapshot(
    id: NodeID(1),
    kind: .application,
    typeName: "UIApplication",
    identifier: nil,
    quad: nil
  )
  private let pan = NodeSnapshot(
    id: NodeID(2),
    kind: .gestureRecognizer,
    typeName: "Pan",
    identifier: nil,
    quad: nil
  )

  private func touch(_ number: Int, _ phase: TouchSnapshot.Phase) -> TouchSnapshot {
    TouchSnapshot(
      number: number,
      phase: phase,
      location: .zero,
      previousLocation: .zero,
      tapCount: 1,
      force: 0,
      timestamp: 0,
      view: nil
    )
  }

  private func marks(_ events: [(TimeInterval, TraceEvent)]) -> TimeMarks {
    let marks = TimeMarks()
    for (index, event) in events.enumerated() {
      marks.record(TraceRecord(sequence: index, time: event.0, event: event.1))
    }
    return marks
  }

  @Test("fingers are bars, those that are down together in different rows")
  func fingers() {
    let marks = marks([
      (1, .sent(to: application, touches: [touch(1, .began)])),
      (2, .sent(to: application, touches: [touch(1, .moved), touch(2, .began)])),
      (3, .sent(to: application, touches: [touch(1, .ended), touch(2, .stationary)])),
      (4, .cancelled(touch: 2, cause: .platform)),
      (5, .sent(to: application, touches: [touch(3, .began)])),
    ])
    #expect(marks.spans.map(\.start) == [1, 2, 5])
    #expect(marks.spans.map(\.end) == [3, 4, nil])
    #expect(marks.spans.map(\.isCancelled) == [false, true, false])
    #expect(marks.spans.map(\.lane) == [0, 1, 0])
    #expect(marks.latest == 5)
  }

  @Test("what a recognizer becomes is marked, what it only goes on with is not")
  func gestures() {
    func change(_ from: GestureTransition.State, _ to: GestureTransition.State) -> TraceEvent {
      .gestureChanged(
        GestureTransition(recognizer: pan, view: nil, from: from, to: to, cause: .reset)
      )
    }
    let marks = marks([
      (1, change(.possible, .began)), (2, change(.began, .changed)),
      (3, change(.changed, .changed)), (4, change(.changed, .ended)),
      (5, change(.ended, .possible)), (6, change(.possible, .failed)),
    ])
    #expect(marks.gestures.map(\.state) == [.began, .ended, .failed])
    #expect(marks.gestures.map(\.time) == [1, 4, 6])
  }

  @Test("events about other windows and strange numbers leave it whole")
  func strange() {
    let marks = marks([
      (1, .cancelled(touch: 9, cause: .platform)),
      (.nan, .sent(to: application, touches: [touch(1, .ended), touch(1, .began)])),
      (2, .sent(to: application, touches: [touch(1, .began)])),
    ])
    #expect(marks.spans.count == 2)
  }
}
