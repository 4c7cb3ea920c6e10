import Foundation
import Testing
import TouchKit
import TouchKitTestSupport
import TouchKitTesting

/// Seed 2: how events come about and are responded to, in short.
@MainActor
@Suite("Seed 002", .tracedAndUntraced)
struct Seed002Tests {
  private let scene = WitnessStage()
  private var stage: Stage { scene.stage }

  @Test(
    "Five cases in which a view gets no event (C2: an alpha of 0.01 is none)",
    arguments: ["disabled", "hidden", "transparent", "superview refuses", "outside superview"]
  )
  func refusals(reason: String) {
    let parent = scene.add("parent", 0, 0, 100, 100)
    let child = scene.add("child", 0, 0, 100, 100, to: parent)
    switch reason {
    case "disabled": child.isUserInteractionEnabled = false
    case "hidden": child.isHidden = true
    case "transparent": child.alpha = 0.01
    case "superview refuses": parent.isUserInteractionEnabled = false
    default: child.frame.origin = CGPoint(x: 60, y: 60)
    }
    let point = reason == "outside superview" ? CGPoint(x: 130, y: 130) : CGPoint(x: 50, y: 50)
    stage.makeFinger().down(point)
    #expect(!scene.diary.take().contains("child.began 1"))
  }

  @Test("The event is queued, sent to the window, and handled by the fittest view's touch methods")
  func process() {
    _ = scene.add("view", 0, 0, 100, 100)
    scene.tellAll()
    let finger = stage.makeFinger()
    finger.down(50, 50)
    #expect(
      scene.diary.take() == [
        "window.hitTest", "application.sendEvent", "window.sendEvent", "view.began 1",
      ]
    )
    // The hit test ran once; a finger that moves causes no second one.
    finger.move(300, 300)
    #expect(scene.diary.take() == ["application.sendEvent", "window.sendEvent", "view.moved 1"])
  }

  @Test("hitTest: whom it answers is the fittest view")
  func hitTest() {
    let other = scene.add("other", 200, 200, 50, 50)
    let view = scene.add("view", 0, 0, 100, 100)
    view.answer = { point in point.x < 50 ? other : nil }
    #expect(scene.fittest(20, 20) == "other" && scene.fittest(70, 20) == "root")
  }

  @Test("pointInside: the point is in the coordinates of the view that is asked")
  func coordinates() {
    let view = scene.add("view", 100, 100, 50, 50)
    #expect(view.point(inside: CGPoint(x: 10, y: 10), with: nil))
    #expect(!view.point(inside: CGPoint(x: 110, y: 110), with: nil))
  }

  @Test("The written-out hitTest returns itself after the loop, not in it (C3)")
  func loop() {
    let view = scene.add("view", 0, 0, 200, 200)
    _ = scene.add("rear", 0, 0, 100, 100, to: view)
    _ = scene.add("front", 100, 100, 100, 100, to: view)
    // In the loop, the front view's miss would already have returned `view`.
    #expect(scene.fittest(50, 50) == "rear")
  }

  @Test("The next responder: controller, superview, window, application, then nobody (C10)")
  func chain() {
    let view = scene.add("view", 0, 0, 100, 100)
    var chain: [UIResponder] = []
    var responder: UIResponder? = view
    while let here = responder {
      chain.append(here)
      responder = here.next
    }
    let expected: [UIResponder] = [
      view, stage.rootView, scene.controller, stage.window, scene.application,
    ]
    #expect(chain.prefix(5).elementsEqual(expected, by: ===))
    #expect(chain.count == 6 && chain.last is WitnessDelegate)
  }
}
