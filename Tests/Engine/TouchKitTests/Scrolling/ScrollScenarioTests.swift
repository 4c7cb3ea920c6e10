import TouchTrace
import Foundation
import Geometry
import Testing
import TouchKit
import TouchKitTestSupport
import TouchKitTesting

/// Story Sc-42 of `Documentation/TouchRules.md`, with its variants.
@MainActor
@Suite("Scenarios: touches in a scroll view", .tracedAndUntracedCalls)
struct ScrollScenarioTests {
  private func calls(_ scene: ScrollScene) -> String { scene.stage.transcript }

  @Test("(a) A quick tap reaches the content when the finger lifts")
  func quickTap() {
    let scene = ScrollScene()
    let finger = scene.fingerDown()
    scene.stage.advance(by: 0.05)
    #expect(calls(scene) == "")
    finger.up()
    #expect(calls(scene) == "V.began [f1]\nV.ended [f1]")
  }

  @Test("(b) A quick drag scrolls, and the content hears nothing")
  func quickDrag() {
    let scene = ScrollScene()
    let finger = scene.fingerDown()
    scene.move(finger, by: CGVector(dx: 0, dy: -10), times: 3)
    #expect(scene.scrollView.isDragging)
    #expect(scene.offset == 20)
    scene.stage.advance(by: 0.5)
    finger.up()
    #expect(calls(scene) == "")
  }

  @Test("(c) Content hears of a resting finger after 0.15 s")
  func rest() {
    let scene = ScrollScene()
    let finger = scene.fingerDown()
    scene.stage.advance(to: 0.149)
    #expect(calls(scene) == "")
    #expect(scene.scrollView.isTracking && !scene.scrollView.isDragging)
    scene.stage.advance(to: 0.151)
    #expect(calls(scene) == "V.began [f1]")
    scene.stage.advance(to: 0.4)
    finger.up()
    #expect(calls(scene) == "V.began [f1]\nV.ended [f1]")
    #expect(!scene.scrollView.isTracking)
    #expect(scene.scrollView.questions == ["begin 1 in V"])
  }

  @Test("(d) A finger that moves later is taken away from the content")
  func lateDrag() {
    let scene = ScrollScene()
    let finger = scene.fingerDown()
    scene.stage.advance(to: 0.3)
    scene.move(finger, by: CGVector(dx: 0, dy: -6), times: 5)
    #expect(calls(scene) == "V.began [f1]\nV.moved [f1]\nV.cancelled [f1]")
    #expect(scene.offset == 20)
    #expect(scene.scrollView.questions == ["begin 1 in V", "cancel in V"])
  }

  @Test("(e) Content whose touches cannot be cancelled keeps them, and nothing scrolls")
  func uncancellable() {
    let scene = ScrollScene()
    scene.scrollView.canCancelContentTouches = false
    let finger = scene.fingerDown()
    scene.stage.advance(to: 0.3)
    scene.move(finger, by: CGVector(dx: 0, dy: -15), times: 2)
    finger.up()
    #expect(calls(scene) == "V.began [f1]\nV.moved [f1]\nV.moved [f1]\nV.ended [f1]")
    #expect(scene.offset == 0)
    #expect(scene.scrollView.questions == ["begin 1 in V"])
  }

  @Test("(f) Without the delay content hears of fingers at once")
  func undelayed() {
    let scene = ScrollScene()
    scene.scrollView.delaysContentTouches = false
    let finger = scene.fingerDown()
    #expect(calls(scene) == "V.began [f1]")
    scene.move(finger, by: CGVector(dx: 0, dy: -30), times: 1)
    #expect(calls(scene) == "V.began [f1]\nV.cancelled [f1]")
  }

  @Test("(g) A control keeps its touch, and nothing scrolls")
  func control() {
    let scene = ScrollScene(content: UIControl())
    let finger = scene.fingerDown()
    scene.stage.advance(to: 0.3)
    scene.move(finger, by: CGVector(dx: 0, dy: -30), times: 1)
    #expect(scene.offset == 0)
    #expect((scene.v as? UIControl)?.isTracking == true)
    finger.up()
    #expect(calls(scene) == "V.began [f1]\nV.moved [f1]\nV.ended [f1]")
  }

  @Test("A quick drag on a control scrolls, and the control hears nothing")
  func dragOnControl() {
    let scene = ScrollScene(content: UIControl())
    let finger = scene.fingerDown()
    scene.move(finger, by: CGVector(dx: 0, dy: -10), times: 4)
    #expect(scene.offset == 30)
    #expect(calls(scene) == "")
  }

  @Test("The scroll view may keep touches from its content, and may let them be cancelled")
  func hooks() {
    let scene = ScrollScene(content: UIControl())
    scene.scrollView.mayBegin = false
    scene.fingerDown().up()
    #expect(calls(scene) == "")
    scene.scrollView.mayBegin = true
    scene.scrollView.mayCancel = true
    let finger = scene.fingerDown()
    scene.stage.advance(by: 0.3)
    scene.move(finger, by: CGVector(dx: 0, dy: -30), times: 1)
    #expect(scene.scrollView.isDragging)
    #expect(calls(scene) == "V.began [f2]\nV.cancelled [f2]")
  }

  @Test("A tap recognizer around it wins over content that waits")
  func ancestorTap() {
    let scene = ScrollScene()
    let tap = UITapGestureRecognizer()
    scene.stage.rootView.addGestureRecognizer(tap)
    let finger = scene.fingerDown()
    scene.stage.advance(by: 0.1)
    finger.up()
    #expect(calls(scene) == "")
    let slow = scene.stage.makeFinger()
    scene.stage.advance(by: 2)
    slow.down(200, 500)
    scene.stage.advance(by: 0.3)
    slow.up()
    #expect(calls(scene) == "V.began [f2]\nV.cancelled [f2]")
  }

  @Test("Disabled, it scrolls nothing and lets touches through at once")
  func disabled() {
    let scene = ScrollScene()
    scene.scrollView.isScrollEnabled = false
    let finger = scene.fingerDown()
    scene.move(finger, by: CGVector(dx: 0, dy: -30), times: 1)
    #expect(calls(scene) == "V.began [f1]\nV.moved [f1]")
    #expect(scene.offset == 0)
    #expect(scene.stage.transcript(.forwarding).hasPrefix("SV.began [f1]\nUIView.began [f1]"))
  }
}
