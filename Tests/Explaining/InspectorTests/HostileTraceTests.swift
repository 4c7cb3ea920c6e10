import TouchTrace
import Drawing
import Foundation
import Geometry
import Inspector
import Testing

@Suite("Hostile traces")
struct HostileTraceTests {
  @Test("whatever the records say, state and picture stay finite and small", arguments: 0..<24)
  func anything(_ seed: UInt64) {
    var records = HostileRecords(seed: seed)
    var state = OverlayState()
    for index in 0..<2000 {
      state.fold(TraceRecord(sequence: index, time: 0, event: records.event()))
      guard index % 100 == 99 else { continue }
      #expect(state.touches.count <= OverlayState.touchCapacity)
      #expect(state.rejections.count <= OverlayState.rejectionCapacity)
      check(state, in: records.size())
    }
  }

  private func check(_ state: OverlayState, in size: CGSize) {
    let painter = OverlayPainter(measuring: Typewriter(), parts: .everything)
    let list = painter.picture(of: state, in: size)
    #expect(list.commands.count < 4000)
    // Halos and rings may cross the edge, where they are clipped; nothing is far outside.
    let limits = CGRect(origin: .zero, size: size).insetBy(dx: -60, dy: -60)
    let boxes = list.commands.map { $0.localBounds(measuring: Typewriter()) }
    for (command, box) in zip(list.commands, boxes) where !box.isNull {
      #expect(
        box.minX.isFinite && box.minY.isFinite && box.width.isFinite && box.height.isFinite
      )
      if case .text = command { continue }
      #expect(limits.covers(box), "\(command) in \(size)")
    }
  }

  @Test("a thousand fingers at once are a bounded picture")
  func thousandFingers() {
    var story = Story()
    for number in 1...1000 { story.press(number, at: CGPoint(x: number % 640, y: number % 480)) }
    #expect(story.state.touches.count == OverlayState.touchCapacity)
    check(story.state, in: Story.screen.size)
  }

  @Test("one finger held through thousands of taps costs no more than through a hundred")
  func heldFinger() {
    var story = Story()
    story.press(1)
    for number in 2...20_000 {
      let view = Story.view(1000 + number, "v", Story.screen)
      story.press(number, [view, Story.root])
      story.send(number, .ended, .zero)
    }
    #expect(story.state.touches.count == OverlayState.touchCapacity)
    #expect(story.state.touches.contains { $0.number == 1 })
    #expect(story.state.subject?.number == 1)
    check(story.state, in: Story.screen.size)
  }

  @Test(
    "a picture without size or of absurd size is empty",
    arguments: [
      CGSize.zero, CGSize(width: -5, height: 10), CGSize(width: CGFloat.nan, height: 10),
      CGSize(width: CGFloat.infinity, height: 10), CGSize(width: 1e9, height: 1e9),
    ]
  )
  func absurdSize(_ size: CGSize) {
    var story = Story()
    story.press(1)
    #expect(story.picture(in: size).isEmpty)
  }
}
