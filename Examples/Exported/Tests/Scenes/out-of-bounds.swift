import SandboxScenes
import Testing
import TouchKitTesting
import UIKit

@MainActor
@Test("out-of-bounds: visit")
func outOfBoundsVisit() throws {
  let scene = try #require(SceneCatalogue.scene(named: "out-of-bounds"))
  let stage = Stage(
    size: CGSize(width: 480, height: 360),
    root: scene.makeRootViewController()
  )
  let finger = stage.finger

  finger.tap("content".part(0.73, 0.65))
  finger.tap("mode")
  finger.tap("target".part(0.85, 0.72))
  finger.tap("mode".part(0.89, 0.5))
  finger.tap("target".part(0.85, 0.72))
  finger.tap("top")
  stage.advance(by: 1)

  #expect(
    stage.outline([.assignments, .deliveries, .gestureActions, .controlEvents]) == """
      f1 → content
      content.began [f1]
      content.ended [f1]
      f2 → mode
      mode.began [f2]
      mode!touchDown
      mode.ended [f2]
      mode!valueChanged
      mode!primaryActionTriggered
      mode!touchUpInside
      f3 → target
      target.began [f3]
      target!touchDown
      target!touchDownRepeat
      target.ended [f3]
      target!touchUpInside
      target!primaryActionTriggered
      f4 → mode
      mode.began [f4]
      mode!touchDown
      mode.ended [f4]
      mode!valueChanged
      mode!primaryActionTriggered
      mode!touchUpInside
      f5 → target
      target.began [f5]
      target!touchDown
      target!touchDownRepeat
      target.ended [f5]
      target!touchUpInside
      target!primaryActionTriggered
      f6 → top
      top.began [f6]
      top!touchDown
      top.ended [f6]
      top!touchUpInside
      top!primaryActionTriggered
      """
  )
}
