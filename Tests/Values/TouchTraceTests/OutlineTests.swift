import TouchTrace
import Foundation
import Testing

@Suite("Outlines")
struct OutlineTests {
  private func node(_ id: Int, _ name: String) -> NodeSnapshot {
    NodeSnapshot(id: NodeID(id), kind: .view, typeName: "UIView", identifier: name, quad: nil)
  }

  private func delivery(_ phase: TouchSnapshot.Phase, to name: String, _ id: Int) -> TraceEvent {
    let touch = TouchSnapshot(
      number: 1,
      phase: phase,
      location: .zero,
      previousLocation: .zero,
      tapCount: 1,
      timestamp: 0,
      view: NodeID(id)
    )
    return .delivered(TouchDelivery(phase: phase, receiver: node(id, name), touches: [touch]))
  }

  @Test("what repeats while fingers move is told once between other news")
  func repeats() {
    let (box, card) = ((1, "box"), (2, "card"))
    var events = [delivery(.began, to: box.1, box.0)]
    for _ in 0..<3 { events += [delivery(.moved, to: "box", 1), delivery(.moved, to: "card", 2)] }
    events.append(delivery(.began, to: card.1, card.0))
    events += [delivery(.moved, to: "box", 1), delivery(.moved, to: "box", 1)]
    events += [delivery(.ended, to: "box", 1), delivery(.ended, to: "box", 1)]
    let records = events.enumerated().map { TraceRecord(sequence: $0, time: 0, event: $1) }
    #expect(
      Transcript().outline(of: records) == """
        box.began [f1]
        box.moved [f1]
        card.moved [f1]
        card.began [f1]
        box.moved [f1]
        box.ended [f1]
        box.ended [f1]
        """
    )
  }
}
