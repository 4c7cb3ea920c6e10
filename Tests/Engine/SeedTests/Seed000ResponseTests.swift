import Foundation
import Testing
import TouchKit
import TouchKitTestSupport
import TouchKitTesting

/// Seed 0 §4: how events are responded to.
@MainActor
@Suite("Seed 000, responding", .tracedAndUntraced)
struct Seed000ResponseTests {
  private let scene = WitnessStage()
  private var stage: Stage { scene.stage }

  @Test("4.1: the touch methods pass the event up the chain unless they are overridden")
  func defaultPassesOn() {
    let outer = scene.add("outer", 0, 0, 200, 200)
    let plain = UIView(frame: outer.bounds)
    outer.addSubview(plain)
    stage.makeFinger().down(50, 50)
    #expect(scene.diary.take() == ["outer.began 1"])
  }

  @Test("4.2: the next responder of a controller's view is the controller, of others the superview")
  func next() {
    let outer = scene.add("outer", 0, 0, 200, 200)
    let inner = scene.add("inner", 0, 0, 100, 100, to: outer)
    #expect(inner.next === outer && outer.next === stage.rootView)
    #expect(stage.rootView.next === scene.controller)
  }

  @Test(
    "4.2: unhandled, it goes on to the window, the application (C10: its delegate), and is lost"
  )
  func wholeChain() {
    let outer = scene.add("outer", 0, 0, 200, 200)
    outer.passesOn = true
    scene.add("inner", 0, 0, 100, 100, to: outer).passesOn = true
    scene.tellAll()
    stage.makeFinger().down(50, 50)
    let responses = scene.diary.take().filter { !$0.contains("hitTest") && !$0.contains("send") }
    #expect(
      responses == [
        "inner.began 1", "outer.began 1", "controller", "window", "application", "delegate",
      ]
    )
  }

  @Test("4.2: a view that implements the method takes the event; with super it is passed on too")
  func oneEventSeveralObjects() {
    let outer = scene.add("outer", 0, 0, 200, 200)
    let inner = scene.add("inner", 0, 0, 100, 100, to: outer)
    stage.makeFinger().down(50, 50)
    #expect(scene.diary.take() == ["inner.began 1"])
    inner.passesOn = true
    stage.makeFinger().down(150, 150)
    stage.makeFinger().down(50, 50)
    #expect(scene.diary.take() == ["outer.began 1"])
  }

  @Test("4.2: super is the superclass, whose method hands the touches to the superview")
  func superIsNotSuperview() {
    let outer = scene.add("outer", 0, 0, 200, 200)
    scene.add("inner", 0, 0, 100, 100, to: outer).passesOn = true
    stage.makeFinger().down(50, 50)
    #expect(scene.diary.take() == ["inner.began 1", "outer.began 1"])
  }

  @Test("4.2: a child controller's view passes on to the parent controller's view (figure 2)")
  func childController() {
    let child = UIViewController()
    scene.controller.addChild(child)
    let holder = scene.add("holder", 0, 0, 200, 200)
    holder.addSubview(child.view)
    child.didMove(toParent: scene.controller)
    #expect(child.view.next === child && child.next === holder)
    stage.makeFinger().down(50, 50)
    #expect(scene.diary.take() == ["holder.began 1"])
  }

  @Test("4.2: passing down goes from superview to subview, responding from subview to superview")
  func directions() {
    let outer = scene.add("outer", 0, 0, 200, 200)
    let inner = scene.add("inner", 0, 0, 100, 100, to: outer)
    for view in [outer, inner] { (view.tellsQuestions, view.passesOn) = (true, true) }
    stage.makeFinger().down(50, 50)
    let lines = scene.diary.take().filter { !$0.contains("pointInside") }
    #expect(
      lines == [
        "outer.hitTest", "inner.hitTest", "inner.began 1", "outer.began 1", "controller",
        "delegate",
      ]
    )
  }
}
