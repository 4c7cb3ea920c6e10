import SandboxScenes
import Testing
import TouchKitTesting
import UIKit

@MainActor
@Test("redirect: visit")
func redirectVisit() throws {
  let scene = try #require(SceneCatalogue.scene(named: "redirect"))
  let stage = Stage(
    size: CGSize(width: 480, height: 360),
    root: scene.makeRootViewController()
  )
  let finger = stage.finger

  finger.tap("green")
  finger.tap("mode")
  finger.tap("green")
  finger.tap("red".part(-0.09, -0.94))
  finger.tap("mode".part(0.89, 0.5))
  finger.tap("red".part(1.6, 0.5))

  #expect(
    stage.outline([.assignments, .deliveries, .gestureActions, .controlEvents]) == """
      f1 → green
      green.began [f1]
      green.ended [f1]
      f2 → mode
      mode.began [f2]
      mode!touchDown
      mode.ended [f2]
      mode!valueChanged
      mode!primaryActionTriggered
      mode!touchUpInside
      f3 → green
      green.began [f3]
      green.ended [f3]
      f4 → red
      red.began [f4]
      red.ended [f4]
      f5 → mode
      mode.began [f5]
      mode!touchDown
      mode.ended [f5]
      mode!valueChanged
      mode!primaryActionTriggered
      mode!touchUpInside
      f6 → red
      red.began [f6]
      red.ended [f6]
      """
  )
}
