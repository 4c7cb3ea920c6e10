import Foundation
import Geometry
import Testing
import TouchKit
import TouchKitTesting

@MainActor
@Suite("Probes of recognizers")
struct RecognizerProbeTests {
  private let log = ProbeLog()
  private let stage = Stage(size: CGSize(width: 300, height: 200))

  private func add(_ recognizers: UIGestureRecognizer...) {
    for recognizer in recognizers { stage.rootView.addGestureRecognizer(recognizer) }
  }

  @Test("A tap tells where it was; one that failed leaves nothing but its reset")
  func tap() {
    add(ProbeTapGestureRecognizer("tap", log: log))
    stage.finger.tap(CGPoint(x: 50, y: 20))
    #expect(log.lines == ["tap.ended [at 50.0 20.0]", "tap.reset"])
    log.clear()
    stage.finger.drag(from: CGPoint(x: 50, y: 20), by: CGVector(dx: 100, dy: 0))
    #expect(log.lines == ["tap.reset"])
  }

  @Test("A pan tells how far it went, where it is, and in the end how fast")
  func pan() {
    add(ProbePanGestureRecognizer("pan", log: log))
    stage.finger.drag(
      from: CGPoint(x: 50, y: 20),
      by: CGVector(dx: 60, dy: 0),
      over: 3.0 / 60
    )
    #expect(
      log.lines == [
        "pan.began [by 10.0 0.0, at 70.0 20.0]", "pan.changed [by 30.0 0.0, at 90.0 20.0]",
        "pan.changed [by 50.0 0.0, at 110.0 20.0]",
        "pan.ended [by 50.0 0.0, at 110.0 20.0, 1200.0 0.0/s]", "pan.reset",
      ]
    )
  }

  @Test("A press tells where it begins, moves and ends")
  func press() {
    add(ProbeLongPressGestureRecognizer("press", log: log))
    stage.finger.press(
      CGPoint(x: 50, y: 20),
      for: 0.6,
      thenDragTo: CGPoint(x: 90, y: 20),
      over: 1.0 / 60
    )
    #expect(
      log.lines == [
        "press.began [at 50.0 20.0]", "press.changed [at 90.0 20.0]",
        "press.ended [at 90.0 20.0]", "press.reset",
      ]
    )
  }

  @Test("The hit test asks a view, then whether the point is inside of it")
  func hitTest() {
    let probe = ProbeHitTestView(
      "card",
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      log: log
    )
    stage.rootView.addSubview(probe)
    #expect(stage.window.hitTest(CGPoint(x: 10, y: 10), with: nil) === probe)
    #expect(log.lines == ["card.hitTest", "card.pointInside"])
  }
}
