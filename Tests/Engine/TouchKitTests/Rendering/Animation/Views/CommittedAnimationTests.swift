import Foundation
import Testing
import TouchKit
import TouchKitTestSupport
import TouchKitTesting

@MainActor
@Suite("Animations that are committed")
struct CommittedAnimationTests {
  private let stage = Stage()
  private let view = UIView(frame: rect(0, 0, 10, 10))

  init() { stage.rootView.addSubview(view) }

  private var shownX: CGFloat { view.layer.presentation()?.position.x ?? -1 }

  @Test("What changes between the two calls is animated as the settings say")
  func settings() {
    UIView.beginAnimations("move", context: nil)
    UIView.setAnimationDuration(1)
    UIView.setAnimationCurve(.linear)
    UIView.setAnimationDelay(1)
    view.center.x = 105
    UIView.commitAnimations()
    #expect(view.center.x == 105)
    stage.advance(by: 1)
    #expect(shownX == 5)
    stage.advance(by: 0.5)
    #expect(abs(shownX - 55) < 0.5)
    stage.advance(by: 0.5)
    #expect(shownX == 105)
  }

  @Test("Nothing is animated after the commit, and one animation fits into another")
  func nesting() {
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(2)
    UIView.beginAnimations(nil, context: nil)
    view.alpha = 0
    UIView.commitAnimations()
    #expect(UIView.inheritedAnimationDuration == 2)
    UIView.commitAnimations()
    #expect(UIView.inheritedAnimationDuration == 0)
    view.center.x = 50
    #expect(shownX == 50)
    UIView.commitAnimations()
    stage.settle()
    #expect(view.layer.presentation()?.opacity == 0)
  }

  @Test("A repeated animation that runs backwards too ends where it was told to")
  func repeating() {
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(1)
    UIView.setAnimationCurve(.linear)
    UIView.setAnimationRepeatAutoreverses(true)
    UIView.setAnimationRepeatCount(2)
    view.center.x = 105
    UIView.commitAnimations()
    stage.advance(by: 1)
    #expect(abs(shownX - 105) < 0.5)
    stage.advance(by: 1)
    #expect(abs(shownX - 5) < 0.5)
    stage.advance(by: 2.1)
    #expect(shownX == 105)
  }

  @Test("A pace that is said inside a block holds for what changes after it")
  func inBlock() {
    UIView.animate(withDuration: 1) {
      UIView.setAnimationCurve(.linear)
      view.center.x = 105
    }
    stage.advance(by: 0.25)
    #expect(abs(shownX - 30) < 0.5)
  }
}
