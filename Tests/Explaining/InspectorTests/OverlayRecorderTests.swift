import TouchTrace
import Foundation
import Inspector
import Testing

@Suite("The overlay's sink")
struct OverlayRecorderTests {
  private func record(_ event: TraceEvent) -> TraceRecord {
    TraceRecord(sequence: 1, time: 0, event: event)
  }

  @Test("the revision counts what can be seen and nothing else")
  func revision() {
    let recorder = OverlayRecorder()
    recorder.record(record(.queued(contacts: 1)))
    recorder.record(record(.warning("nothing to see")))
    recorder.record(record(.settled([Story.card])))
    #expect(recorder.revision == 0)
    let touch = Story.touch(1, .began, .zero)
    let assignment = TouchAssignment(
      touch: touch,
      hitTestView: Story.card,
      outcome: .bound,
      chain: [Story.card]
    )
    recorder.record(record(.assigned(assignment)))
    #expect(recorder.revision == 1)
    recorder.record(record(.sent(to: Story.window, touches: [touch])))
    recorder.record(record(.settled([Story.card])))
    #expect(recorder.revision == 1)
    recorder.record(record(.settled([Story.moved(Story.card, by: 1)])))
    #expect(recorder.revision == 2)
  }

  @Test("it folds as the state does")
  func folding() {
    let recorder = OverlayRecorder()
    var story = Story()
    let events: [TraceEvent] = [
      .firstResponderChanged(from: nil, to: Story.card),
      .sent(to: Story.window, touches: [Story.touch(1, .began, .zero)]),
    ]
    for (index, event) in events.enumerated() {
      story.tell(event)
      recorder.record(TraceRecord(sequence: index, time: 0, event: event))
    }
    #expect(recorder.state == story.state)
  }

  @Test("after a reset it knows nothing, and pictures are out of date")
  func reset() {
    let recorder = OverlayRecorder()
    recorder.record(record(.firstResponderChanged(from: nil, to: Story.card)))
    recorder.reset()
    #expect(recorder.state == OverlayState())
    #expect(recorder.revision == 2)
  }
}
