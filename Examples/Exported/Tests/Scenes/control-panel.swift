import SandboxScenes
import Testing
import TouchKitTesting
import UIKit

@MainActor
@Test("control-panel: visit")
func controlPanelVisit() throws {
  let scene = try #require(SceneCatalogue.scene(named: "control-panel"))
  let stage = Stage(
    size: CGSize(width: 480, height: 360),
    root: scene.makeRootViewController()
  )
  let finger = stage.finger

  finger.tap("switch")
  finger.drag(from: "slider", by: CGVector(dx: 40, dy: 0))
  finger.tap("stepper".part(0.89, 0.5))
  finger.tap("segments".part(0.86, 0.5))
  finger.tap("pages".part(0.93, 0.5))
  finger.tap("button")
  stage.advance(by: 1)

  #expect(
    stage.outline([.assignments, .deliveries, .gestureActions, .controlEvents]) == """
      f1 → switch
      switch.began [f1]
      switch!touchDown
      switch.ended [f1]
      switch!valueChanged
      switch!primaryActionTriggered
      switch!touchUpInside
      f2 → slider
      slider.began [f2]
      slider!touchDown
      slider.moved [f2]
      slider!valueChanged
      slider!primaryActionTriggered
      slider!touchDragInside
      slider.ended [f2]
      slider!valueChanged
      slider!primaryActionTriggered
      slider!touchUpInside
      f3 → stepper
      stepper.began [f3]
      stepper!valueChanged
      stepper!primaryActionTriggered
      stepper!touchDown
      stepper.ended [f3]
      stepper!touchUpInside
      f4 → segments
      segments.began [f4]
      segments!touchDown
      segments.ended [f4]
      segments!valueChanged
      segments!primaryActionTriggered
      segments!touchUpInside
      f5 → pages
      pages.began [f5]
      pages!touchDown
      pages.ended [f5]
      pages!valueChanged
      pages!primaryActionTriggered
      pages!touchUpInside
      f6 → button
      button.began [f6]
      button!touchDown
      button.ended [f6]
      button!touchUpInside
      button!primaryActionTriggered
      """
  )
}
