import TouchTrace
import Foundation
import Inspector
import Testing

@Suite("Events by moments")
struct EventDigestTests {
  private let application = Story.node(1, .application, "UIApplication")

  private func digest(_ events: [TraceEvent]) -> [EventDigest.Line] {
    let digest = EventDigest()
    for (index, event) in events.enumerated() {
      digest.record(TraceRecord(sequence: index, time: 3 + Double(index), event: event))
    }
    return digest.lines
  }

  private func sent(_ phase: TouchSnapshot.Phase) -> TraceEvent {
    .sent(to: application, touches: [Story.touch(1, phase, .zero)])
  }

  private func delivery(_ node: NodeSnapshot, _ phase: TouchSnapshot.Phase) -> TouchDelivery {
    TouchDelivery(phase: phase, receiver: node, touches: [Story.touch(1, phase, .zero)])
  }

  @Test("what is traced before an event stands below it, and the chain in one line")
  func moment() {
    let lines = digest([
      .hitTest(Story.report([]), touch: 1), sent(.began),
      .delivered(delivery(Story.button, .began)),
      .forwarded(delivery(Story.card, .began), from: Story.button),
      .forwarded(delivery(Story.controller, .began), from: Story.card),
      .forwarded(delivery(Story.application, .began), from: Story.controller),
    ])
    #expect(
      lines.map(\.text) == [
        "Finger 1 comes down", "hit test: button", "button.touchesBegan",
        "also called: card, controller, app",
      ]
    )
    #expect(lines.map(\.isMoment) == [true, false, false, false])
    #expect(lines.first?.time == 1)
  }

  @Test("movements that bring nothing new are counted, others are told")
  func moves() {
    let moved = [sent(.moved), .delivered(delivery(Story.button, .moved))]
    let lines = digest([sent(.began)] + moved + moved + moved + [sent(.ended)])
    #expect(lines.map(\.text) == ["Finger 1 comes down", "Finger 1 moves", "Finger 1 lifts"])
    #expect(lines.map(\.remark) == ["", "3 times", ""])
  }

  @Test("recognizers that are ready again share a line")
  func resets() {
    func reset(_ name: String) -> TraceEvent {
      .gestureChanged(
        GestureTransition(
          recognizer: Story.node(30, .gestureRecognizer, "UIPan", name),
          view: nil,
          from: .failed,
          to: .possible,
          cause: .reset
        )
      )
    }
    #expect(digest([sent(.ended), reset("pan"), reset("pinch")]).last?.text == "pan, pinch: reset")
  }

  @Test("a touch that the user took away is named as what it is")
  func taken() {
    let lines = digest([.cancelled(touch: 1, cause: .user)])
    #expect(lines.first?.remark == "the user stopped it")
  }
}
