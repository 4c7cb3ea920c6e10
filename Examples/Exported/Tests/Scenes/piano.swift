import SandboxScenes
import Testing
import TouchKitTesting
import UIKit

@MainActor
@Test("piano: visit")
func pianoVisit() throws {
  let scene = try #require(SceneCatalogue.scene(named: "piano"))
  let stage = Stage(
    size: CGSize(width: 480, height: 360),
    root: scene.makeRootViewController()
  )
  let finger = stage.finger
  let finger2 = stage.makeFinger()
  let finger3 = stage.makeFinger()
  let finger4 = stage.makeFinger()
  let finger5 = stage.makeFinger()

  stage.perform([
    .down(finger, on: "keyboard".part(0.04, 0.77)),
    .down(finger2, on: "keyboard".part(0.19, 0.77)),
    .down(finger3, on: "keyboard".part(0.33, 0.77)),
  ])
  stage.advance(by: 0.3)
  stage.perform([
    .down(finger4, on: "keyboard"),
    .down(finger5, on: "keyboard".part(0.96, 0.71)),
  ])
  finger.glide(to: CGPoint(x: 62, y: 282))

  #expect(
    stage.outline([.assignments, .deliveries, .gestureActions, .controlEvents]) == """
      f1 → keyboard
      f2 → keyboard
      f3 → keyboard
      keyboard.began [f1, f2, f3]
      f4 → keyboard
      f5 → keyboard
      keyboard.began [f4, f5]
      keyboard.moved [f1]
      """
  )
}
