import Foundation
import Geometry
import Testing
import TouchKit
import TouchKitTestSupport
import TouchKitTesting

@MainActor
@Suite("Scroll views in scroll views")
struct NestedScrollTests {
  private let scene = ScrollScene()
  private let inner = UIScrollView(frame: rect(0, 300, 414, 400))

  private var stage: Stage { scene.stage }

  init() { scene.scrollView.addSubview(inner) }

  private func drag(_ dx: CGFloat, _ dy: CGFloat, times: Int = 5) {
    let finger = scene.fingerDown()
    scene.move(finger, by: CGVector(dx: dx, dy: dy), times: times)
    stage.advance(by: 0.3)
    finger.up()
    stage.advance(by: 3)
  }

  @Test("The inner one moves along its direction, the outer one along the other")
  func crossed() {
    inner.contentSize = CGSize(width: 2000, height: 400)
    drag(-20, -2)
    #expect(inner.contentOffset.x > 80 && scene.offset == 0)
    drag(-2, -20)
    #expect(inner.contentOffset.x < 100 && scene.offset > 80)
  }

  @Test("In the same direction the inner one moves")
  func parallel() {
    inner.contentSize = CGSize(width: 414, height: 2000)
    drag(0, -20)
    #expect(inner.contentOffset.y == 90 && scene.offset == 0)
  }

  @Test("At the inner one's end a new drag moves the outer one")
  func atEnd() {
    inner.contentSize = CGSize(width: 414, height: 450)
    inner.contentOffset.y = 50
    drag(0, -20)
    #expect(inner.contentOffset.y == 50 && scene.offset == 90)
    drag(0, 20, times: 2)
    #expect(inner.contentOffset.y < 50 && scene.offset == 90)
  }

  @Test("Content of the inner one hears of fingers once, after both have let them through")
  func content() {
    inner.contentSize = CGSize(width: 2000, height: 400)
    let leaf = named("leaf", rect(0, 0, 414, 400), in: inner)
    let finger = stage.makeFinger()
    finger.down(200, 500)
    stage.advance(by: 0.1)
    #expect(stage.transcript == "")
    stage.advance(by: 0.1)
    #expect(stage.transcript == "leaf.began [f1]")
    finger.up()
    #expect(stage.transcript == "leaf.began [f1]\nleaf.ended [f1]")
    #expect(leaf.superview === inner)
  }

  @Test("A subclass that is its recognizer's delegate may let both scroll")
  func together() {
    final class Sharing: UIScrollView, UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { true }
    }
    let sharing = Sharing(frame: rect(0, 0, 414, 900))
    sharing.contentSize = CGSize(width: 414, height: 2000)
    scene.scrollView.addSubview(sharing)
    let finger = scene.fingerDown()
    scene.move(finger, by: CGVector(dx: 0, dy: -20), times: 5)
    #expect(sharing.contentOffset.y == 90)
    #expect(scene.offset == 90)
  }

  @Test("A subclass may forbid its own pan to begin")
  func forbidding() {
    final class Stubborn: UIScrollView {
      override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        recognizer !== panGestureRecognizer
      }
    }
    let stubborn = Stubborn(frame: rect(0, 0, 414, 900))
    stubborn.contentSize = CGSize(width: 414, height: 2000)
    scene.scrollView.addSubview(stubborn)
    let finger = scene.fingerDown()
    scene.move(finger, by: CGVector(dx: 0, dy: -20), times: 5)
    #expect(stubborn.contentOffset.y == 0)
    #expect(scene.offset > 0)
  }
}
