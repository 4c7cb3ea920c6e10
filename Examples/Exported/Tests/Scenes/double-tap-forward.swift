import SandboxScenes
import Testing
import TouchKitTesting
import UIKit

@MainActor
@Test("double-tap-forward: visit")
func doubleTapForwardVisit() throws {
  let scene = try #require(SceneCatalogue.scene(named: "double-tap-forward"))
  let stage = Stage(
    size: CGSize(width: 480, height: 360),
    root: scene.makeRootViewController()
  )
  let finger = stage.finger

  finger.tap("front")
  stage.advance(by: 1)
  finger.doubleTap("front")

  #expect(
    stage.outline([.assignments, .deliveries, .gestureActions, .controlEvents]) == """
      f1 → front
      front.began [f1]
      front.ended [f1]
      f2 → front
      front.began [f2]
      front.ended [f2]
      f3 → front
      front.began [f3]
      front.ended [f3]
      """
  )
}
