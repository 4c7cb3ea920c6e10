import Foundation
import Geometry
import Testing
import TouchKit
import TouchKitTesting

@MainActor
@Suite("Pans that the wheel makes")
struct WheelPanTests {
  let stage = Stage()
  let log = ProbeLog()
  let pan: ProbePanGestureRecognizer

  init() {
    pan = ProbePanGestureRecognizer("pan", log: log)
    stage.rootView.addGestureRecognizer(pan)
  }

  @Test("The wheel begins a pan at once, goes on with it, and ends it when it rests")
  func pans() {
    pan.allowedScrollTypesMask = .discrete
    stage.mouse.wheel(CGPoint(x: 30, y: 40), deltaY: 2)
    stage.mouse.wheel(CGPoint(x: 30, y: 40), deltaX: -1, deltaY: 0)
    #expect(
      log.lines == [
        "pan.began [by 0.0 -80.0, at 30.0 40.0]", "pan.changed [by 40.0 -80.0, at 30.0 40.0]",
      ]
    )
    #expect(pan.numberOfTouches == 0)
    log.clear()
    stage.advance(by: 1)
    #expect(log.lines.first?.hasPrefix("pan.ended [by 40.0 -80.0, at 30.0 40.0, ") == true)
    #expect(log.lines.last == "pan.reset")
    #expect(pan.state == .possible)
  }

  @Test("A pan that does not ask for the wheel does not hear of it")
  func silent() {
    stage.mouse.wheel(CGPoint(x: 30, y: 40), deltaY: 2)
    pan.allowedScrollTypesMask = .continuous
    stage.mouse.wheel(CGPoint(x: 30, y: 40), deltaY: 2)
    pan.allowedScrollTypesMask = .all
    pan.isEnabled = false
    stage.mouse.wheel(CGPoint(x: 30, y: 40), deltaY: 2)
    #expect(log.lines == [])
  }

  @Test("A scroll view takes what it can scroll; the pan around it gets the rest")
  func scrollView() {
    pan.allowedScrollTypesMask = .all
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 120)
    stage.rootView.addSubview(scroll)
    stage.mouse.wheel(CGPoint(x: 50, y: 50), deltaY: 1)
    #expect(scroll.contentOffset.y == 20 && log.lines == [])
    stage.mouse.wheel(CGPoint(x: 50, y: 50), deltaY: 1)
    #expect(log.lines.count == 1)
    scroll.contentOffset = .zero
    scroll.panGestureRecognizer.allowedScrollTypesMask = []
    stage.mouse.wheel(CGPoint(x: 50, y: 50), deltaY: 1)
    #expect(scroll.contentOffset == .zero)
  }

  @Test("A finger ends the pan of the wheel")
  func finger() {
    pan.allowedScrollTypesMask = .all
    stage.mouse.wheel(CGPoint(x: 30, y: 40), deltaY: 1)
    stage.drag(from: CGPoint(x: 100, y: 100), by: CGVector(dx: 100, dy: 0))
    #expect(log.lines.filter { $0.hasPrefix("pan.ended") }.count >= 1)
    stage.advance(by: 1)
    #expect(pan.state == .possible)
  }
}
