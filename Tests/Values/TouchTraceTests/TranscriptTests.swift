@testable import TouchTrace
import Foundation
import Testing

@Suite("Transcripts")
struct TranscriptTests {
  private let story = Samples.records(
    .queued(contacts: 2),
    .hitTest(
      HitTestReport(
        point: CGPoint(x: 10, y: 20.5),
        window: Samples.window,
        steps: [
          Samples.step(Samples.window, 0, .passedOn(to: Samples.card.id)),
          Samples.step(Samples.shade, 1, .rejected(.interactionDisabled)),
          Samples.step(Samples.card, 1, .received),
        ],
        result: Samples.card
      ),
      touch: 1
    ),
    .assigned(
      TouchAssignment(
        touch: Samples.touch(1),
        hitTestView: Samples.card,
        outcome: .bound,
        chain: []
      )
    ),
    .assigned(
      TouchAssignment(
        touch: Samples.touch(2),
        hitTestView: Samples.card,
        outcome: .multipleTouchDisabled,
        chain: []
      )
    ),
    .assigned(
      TouchAssignment(touch: Samples.touch(3), hitTestView: nil, outcome: .nobody, chain: [])
    ),
    .sent(to: Samples.window, touches: [Samples.touch(1), Samples.touch(2)]),
    .delivered(Samples.delivery(1, 2, to: Samples.card)),
    .forwarded(Samples.delivery(1, 2, to: Samples.root), from: Samples.card),
    .settled([Samples.card]),
    .tracking(ControlTracking(control: Samples.card, step: .began, touch: 1)),
    .controlEvents(
      ControlEvents(
        control: Samples.card,
        names: ["touchDragExit", "touchDragOutside"],
        touch: 1,
        handlers: 0
      )
    ),
    .cancelled(touch: 1, cause: .viewRemoved),
    .dropped(touch: 4, cause: .noWindow),
    .firstResponderChanged(from: nil, to: Samples.card),
    .warning("next of card is card itself; the chain ends there")
  )

  @Test("by default it tells who was called with which fingers")
  func deliveries() {
    #expect(Transcript().text(of: story) == "card.began [f1, f2]")
  }

  @Test("everything it can tell, in the order in which it happened")
  func everything() {
    #expect(
      Transcript(detail: .everything).text(of: story) == """
        f1 hit-test at 10,20.5
          UIWindow passed on
            shade rejected interactionDisabled
            card received
        f1 → card
        f2 → card (multipleTouchDisabled)
        f3 → nobody (nobody)
        UIWindow.sendEvent [f1, f2]
        card.began [f1, f2]
        root.began [f1, f2]
        card.beginTracking
        card!touchDragExit
        card!touchDragOutside
        f1 cancelled: viewRemoved
        f4 dropped: noWindow
        first responder: none → card
        warning: next of card is card itself; the chain ends there
        """
    )
  }

  @Test(
    "each detail adds its own lines and no others",
    arguments: [
      (.deliveries, 1), (.forwarding, 1), (.sends, 1), (.hitTests, 4), (.assignments, 3),
      (.incidents, 4), (.tracking, 1), (.controlEvents, 2), ([], 0), ([.sends, .forwarding], 2),
    ] as [(Transcript.Detail, Int)]
  )
  func details(_ detail: Transcript.Detail, _ count: Int) {
    let lines = story.flatMap { Transcript(detail: detail).lines(for: $0.event) }
    #expect(lines.count == count)
  }

  @Test("an empty trace is an empty text")
  func empty() {
    #expect(Transcript(detail: .everything).text(of: []) == "")
  }

  @Test("coordinates that are no numbers or too large to be whole do not stop it")
  func hostileNumbers() {
    for number in [CGFloat.nan, .infinity, -1e300, 1e15] {
      let report = HitTestReport(
        point: CGPoint(x: number, y: 0),
        window: Samples.window,
        steps: [],
        result: nil
      )
      let lines = Transcript(detail: .hitTests).lines(for: .hitTest(report, touch: 1))
      #expect(lines == ["f1 hit-test at \(Double(number)),0"])
    }
  }

  @Test(
    "as bytes it has the same lines",
    arguments: [
      Transcript.Detail.everything, .deliveries, .gestures, [.forwarding, .incidents], [],
    ]
  )
  func bytes(_ detail: Transcript.Detail) {
    let transcript = Transcript(detail: detail)
    let fingers = [Samples.touch(7), Samples.touch(12)]
    let call = TouchDelivery(phase: .moved, receiver: Samples.card, touches: fingers)
    let records =
      story
      + Samples.records(.delivered(call), .forwarded(call, from: Samples.window), .settled([]))
    var bytes: [UInt8] = []
    for record in records { transcript.append(record.event, to: &bytes) }
    let lines = records.flatMap { transcript.lines(for: $0.event) }
    #expect(String(decoding: bytes, as: UTF8.self) == lines.map { $0 + "\n" }.joined())
  }
}
