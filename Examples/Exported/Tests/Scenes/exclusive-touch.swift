import SandboxScenes
import Testing
import TouchKitTesting
import UIKit

@MainActor
@Test("exclusive-touch: visit")
func exclusiveTouchVisit() throws {
  let scene = try #require(SceneCatalogue.scene(named: "exclusive-touch"))
  let stage = Stage(
    size: CGSize(width: 480, height: 360),
    root: scene.makeRootViewController()
  )
  let finger = stage.finger
  let finger2 = stage.makeFinger()
  let finger3 = stage.makeFinger()

  finger.down(on: "exclusive")
  stage.advance(by: 0.1)
  finger2.down(CGPoint(x: 144, y: 179.5))
  stage.advance(by: 0.1)
  stage.perform([.up(finger, nil), .up(finger2, nil)])
  stage.perform([
    .down(finger, on: "usual"),
    .down(finger2, on: "usual2"),
  ])
  stage.advance(by: 0.1)
  finger3.down(CGPoint(x: 144, y: 62.5))
  stage.advance(by: 0.1)
  stage.perform([.up(finger, nil), .up(finger2, nil), .up(finger3, nil)])

  #expect(
    stage.outline([.assignments, .deliveries, .gestureActions, .controlEvents]) == """
      f1 → exclusive
      exclusive.began [f1]
      f2 → usual (exclusiveTouch)
      exclusive.ended [f1]
      f3 → usual
      f4 → usual2
      usual.began [f3]
      usual2.began [f4]
      f5 → exclusive (exclusiveTouch)
      usual.ended [f3]
      usual2.ended [f4]
      """
  )
}
