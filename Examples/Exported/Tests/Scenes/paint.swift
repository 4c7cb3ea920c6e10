import SandboxScenes
import Testing
import TouchKitTesting
import UIKit

@MainActor
@Test("paint: visit")
func paintVisit() throws {
  let scene = try #require(SceneCatalogue.scene(named: "paint"))
  let stage = Stage(
    size: CGSize(width: 480, height: 360),
    root: scene.makeRootViewController()
  )
  let finger = stage.finger
  let finger2 = stage.makeFinger()

  stage.perform([
    .down(finger, on: "paper".part(0.19, 0.32)),
    .down(finger2, on: "paper".part(0.19, 0.74)),
  ])
  finger.move(
    along: [
      CGPoint(x: 190, y: 140),
      CGPoint(x: 310, y: 200),
    ],
    over: 0.233
  )
  finger2.glide(to: CGPoint(x: 340, y: 220), over: 0.3)
  stage.perform([.up(finger, nil), .up(finger2, nil)])

  #expect(
    stage.outline([.assignments, .deliveries, .gestureActions, .controlEvents]) == """
      f1 → paper
      f2 → paper
      paper.began [f1, f2]
      paper.moved [f1]
      paper.moved [f2]
      paper.ended [f1, f2]
      """
  )
}
