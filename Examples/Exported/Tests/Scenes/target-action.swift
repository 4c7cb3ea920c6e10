import SandboxScenes
import Testing
import TouchKitTesting
import UIKit

@MainActor
@Test("target-action: visit")
func targetActionVisit() throws {
  let scene = try #require(SceneCatalogue.scene(named: "target-action"))
  let stage = Stage(
    size: CGSize(width: 480, height: 360),
    root: scene.makeRootViewController()
  )
  let finger = stage.finger

  finger.tap("direct")
  finger.tap("nil target")
  finger.tap("closure")
  stage.advance(by: 1)

  #expect(
    stage.outline([.assignments, .deliveries, .gestureActions, .controlEvents]) == """
      f1 → direct
      direct.began [f1]
      direct!touchDown
      direct.ended [f1]
      direct!touchUpInside
      direct!primaryActionTriggered
      f2 → nil target
      nil target.began [f2]
      nil target!touchDown
      nil target.ended [f2]
      nil target!touchUpInside
      nil target!primaryActionTriggered
      f3 → closure
      closure.began [f3]
      closure!touchDown
      closure.ended [f3]
      closure!touchUpInside
      closure!primaryActionTriggered
      """
  )
}
