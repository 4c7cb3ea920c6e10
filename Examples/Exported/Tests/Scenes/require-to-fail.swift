import SandboxScenes
import Testing
import TouchKitTesting
import UIKit

@MainActor
@Test("require-to-fail: visit")
func requireToFailVisit() throws {
  let scene = try #require(SceneCatalogue.scene(named: "require-to-fail"))
  let stage = Stage(
    size: CGSize(width: 480, height: 360),
    root: scene.makeRootViewController()
  )
  let finger = stage.finger

  finger.doubleTap("at-once")
  stage.advance(by: 1)
  finger.doubleTap("waiting")
  stage.advance(by: 1)
  finger.tap("waiting")
  stage.advance(by: 0.4)

  #expect(
    stage.outline([.assignments, .deliveries, .gestureActions, .controlEvents]) == """
      f1 → at-once
      at-once.began [f1]
      single→ended
      at-once.cancelled [f1]
      f2 → at-once
      at-once.began [f2]
      double→ended
      at-once.cancelled [f2]
      f3 → waiting
      waiting.began [f3]
      f4 → waiting
      waiting.began [f4]
      double→ended
      waiting.cancelled [f3, f4]
      f5 → waiting
      waiting.began [f5]
      single→ended
      waiting.cancelled [f5]
      """
  )
}
