import SandboxScenes
import Testing
import TouchKitTesting
import UIKit

@MainActor
@Test("two-finger-log: visit")
func twoFingerLogVisit() throws {
  let scene = try #require(SceneCatalogue.scene(named: "two-finger-log"))
  let stage = Stage(
    size: CGSize(width: 480, height: 360),
    root: scene.makeRootViewController()
  )
  let finger = stage.finger
  let finger2 = stage.makeFinger()

  stage.perform([
    .down(finger, on: "view"),
    .down(finger2, CGPoint(x: 84, y: 210)),
  ])
  stage.advance(by: 0.044)
  stage.perform([.up(finger, nil), .up(finger2, nil)])
  stage.advance(by: 0.13)
  finger.down(on: "view")
  stage.advance(by: 0.009)
  stage.perform([
    .move(finger, CGPoint(x: 136, y: 184)),
    .down(finger2, CGPoint(x: 74, y: 220)),
  ])
  finger.glide(to: CGPoint(x: 132, y: 184), over: 0.006)
  stage.advance(by: 0.04)
  stage.perform([.up(finger, nil), .up(finger2, nil)])

  #expect(
    stage.outline([.assignments, .deliveries, .gestureActions, .controlEvents]) == """
      f1 → view
      f2 → view (multipleTouchDisabled)
      view.began [f1]
      view.ended [f1]
      f3 → view
      view.began [f3]
      f4 → view (multipleTouchDisabled)
      view.moved [f3]
      view.ended [f3]
      """
  )
}
