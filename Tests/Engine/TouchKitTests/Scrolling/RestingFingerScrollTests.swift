import Foundation
import Testing
import TouchKit
import TouchKitTestSupport
import TouchKitTesting

@MainActor
@Suite("A finger that rests on a scroll view")
struct RestingFingerScrollTests {
  @Test("The scroll view's own pan does not hold back the ends of touches")
  func setting() {
    #expect(!UIScrollView().panGestureRecognizer.delaysTouchesEnded)
  }

  @Test("A control in it hears of another finger's lift at once")
  func controls() {
    let scene = ScrollScene()
    let first = ControlProbe("A", rect(20, 20, 100, 40), in: scene.scrollView)
    let second = ControlProbe("B", rect(20, 200, 100, 40), in: scene.scrollView)
    let resting = scene.stage.makeFinger()
    resting.down(on: first)
    scene.stage.advance(by: 0.5)
    scene.stage.tap(second, for: 0.2)
    #expect(second.log.last == "!touchUpInside (lit)")
    resting.up()
    #expect(first.log.last == "!touchUpInside (lit)" && scene.stage.violations == [])
  }
}
