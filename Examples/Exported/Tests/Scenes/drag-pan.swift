import SandboxScenes
import Testing
import TouchKitTesting
import UIKit

@MainActor
@Test("drag-pan: visit")
func dragPanVisit() throws {
  let scene = try #require(SceneCatalogue.scene(named: "drag-pan"))
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
  finger.glide(to: CGPoint(x: 100, y: 220))
  finger2.glide(to: CGPoint(x: 280, y: 180))
  stage.perform([.up(finger, nil), .up(finger2, nil)])

  #expect(
    stage.outline([.assignments, .deliveries, .gestureActions, .controlEvents]) == """
      f1 → box
      f2 → box2
      box.began [f1]
      box2.began [f2]
      box.moved [f1]
      pan→began
      box.cancelled [f1]
      pan→changed
      box2.moved [f2]
      pan→began
      box2.cancelled [f2]
      pan→changed
      pan→ended
      pan→ended
      """
  )
}
