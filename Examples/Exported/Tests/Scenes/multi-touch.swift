import SandboxScenes
import Testing
import TouchKitTesting
import UIKit

@MainActor
@Test("multi-touch: visit")
func multiTouchVisit() throws {
  let scene = try #require(SceneCatalogue.scene(named: "multi-touch"))
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
    .down(finger, on: "one"),
    .down(finger2, CGPoint(x: 184, y: 92)),
    .down(finger3, on: "many".part(0.28, 0.38)),
    .down(finger4, on: "many".part(0.72, 0.38)),
  ])
  stage.advance(by: 0.1)
  finger5.down(on: "many".part(0.5, 0.74))
  finger3.glide(to: CGPoint(x: 94, y: 258), over: 0.1)
  stage.perform([.up(finger, nil), .up(finger2, nil), .up(finger5, nil)])

  #expect(
    stage.outline([.assignments, .deliveries, .gestureActions, .controlEvents]) == """
      f1 → one
      f2 → one (multipleTouchDisabled)
      f3 → many
      f4 → many
      one.began [f1]
      many.began [f3, f4]
      f5 → many
      many.began [f5]
      many.moved [f3]
      one.ended [f1]
      many.ended [f5]
      """
  )
}
