import SandboxScenes
import Testing
import TouchKitTesting
import UIKit

@MainActor
@Test("control-vs-gesture: visit")
func controlVsGestureVisit() throws {
  let scene = try #require(SceneCatalogue.scene(named: "control-vs-gesture"))
  let stage = Stage(
    size: CGSize(width: 480, height: 360),
    root: scene.makeRootViewController()
  )
  let finger = stage.finger

  finger.tap("button")
  finger.tap("switch")
  stage.advance(by: 1)
  finger.tap("plain")
  stage.advance(by: 1)
  finger.tap("own")
  stage.advance(by: 1)

  #expect(
    stage.outline([.assignments, .deliveries, .gestureActions, .controlEvents]) == """
      f1 → button
      button.began [f1]
      button!touchDown
      button.ended [f1]
      button!touchUpInside
      button!primaryActionTriggered
      f2 → switch
      switch.began [f2]
      switch!touchDown
      switch.ended [f2]
      switch!valueChanged
      switch!primaryActionTriggered
      switch!touchUpInside
      f3 → plain
      plain.began [f3]
      plain!touchDown
      UITapGestureRecognizer→ended
      plain.cancelled [f3]
      plain!touchCancel
      f4 → own
      own.began [f4]
      own!touchDown
      UITapGestureRecognizer→ended
      own.cancelled [f4]
      own!touchCancel
      """
  )
}
