import SandboxScenes
import Testing
import TouchKitTesting
import UIKit

@MainActor
@Test("cancels-and-delays: visit")
func cancelsAndDelaysVisit() throws {
  let scene = try #require(SceneCatalogue.scene(named: "cancels-and-delays"))
  let stage = Stage(
    size: CGSize(width: 480, height: 360),
    root: scene.makeRootViewController()
  )
  let finger = stage.finger

  finger.doubleTap("pad")
  stage.advance(by: 1)
  finger.tap("cancels")
  finger.doubleTap("pad")
  stage.advance(by: 1)

  #expect(
    stage.outline([.assignments, .deliveries, .gestureActions, .controlEvents]) == """
      f1 → pad
      pad.began [f1]
      f2 → pad
      pad.began [f2]
      doubleTap→ended
      pad.cancelled [f1, f2]
      f3 → cancels
      cancels.began [f3]
      cancels!touchDown
      cancels.ended [f3]
      cancels!valueChanged
      cancels!primaryActionTriggered
      cancels!touchUpInside
      f4 → pad
      pad.began [f4]
      f5 → pad
      pad.began [f5]
      doubleTap→ended
      pad.ended [f4]
      pad.ended [f5]
      """
  )
}
