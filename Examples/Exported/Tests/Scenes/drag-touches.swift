import SandboxScenes
import Testing
import TouchKitTesting
import UIKit

@MainActor
@Test("drag-touches: visit")
func dragTouchesVisit() throws {
  let scene = try #require(SceneCatalogue.scene(named: "drag-touches"))
  let stage = Stage(
    size: CGSize(width: 480, height: 360),
    root: scene.makeRootViewController()
  )
  let finger = stage.finger
  let finger2 = stage.makeFinger()

  stage.perform([
    .down(finger, on: "box"),
    .down(finger2, on: "box2"),
  ])
  finger.glide(to: CGPoint(x: 160, y: 210))
  finger2.glide(to: CGPoint(x: 240, y: 240))
  stage.perform([.up(finger, nil), .up(finger2, nil)])

  #expect(
    stage.outline([.assignments, .deliveries, .gestureActions, .controlEvents]) == """
      f1 → box
      f2 → box2
      box.began [f1]
      box2.began [f2]
      box.moved [f1]
      box2.moved [f2]
      box.ended [f1]
      box2.ended [f2]
      """
  )
}
