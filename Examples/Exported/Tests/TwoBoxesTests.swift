import SandboxScenes
import Testing
import TouchKitTesting
import UIKit

@MainActor
@Test("drag-touches: two-boxes")
func dragTouchesTwoBoxes() throws {
  let scene = try #require(SceneCatalogue.scene(named: "drag-touches"))
  let stage = Stage(
    size: CGSize(width: 400, height: 300),
    root: scene.makeRootViewController()
  )
  let finger = stage.finger
  let finger2 = stage.makeFinger()

  stage.perform([
    .down(finger, on: "box"),
    .down(finger2, on: "box2"),
  ])
  finger.glide(to: CGPoint(x: 140, y: 130), over: 0.1)
  stage.perform([.up(finger2, nil), .up(finger, nil)])
  stage.advance(by: 0.5)
  stage.keyboard.press("a", usage: 4)
  stage.keyboard.type("q\"\\")
  finger.down(on: "box")
  finger.cancel()

  #expect(
    stage.outline([.assignments, .deliveries, .gestureActions, .controlEvents]) == """
      f1 → box
      f2 → box2
      box.began [f1]
      box2.began [f2]
      box.moved [f1]
      box.ended [f1]
      box2.ended [f2]
      DragTouchesController.pressesBegan [a]
      DragTouchesController.pressesEnded [a]
      f3 → box
      box.began [f3]
      box.cancelled [f3]
      """
  )
}
