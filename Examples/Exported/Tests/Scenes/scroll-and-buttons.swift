import SandboxScenes
import Testing
import TouchKitTesting
import UIKit

@MainActor
@Test("scroll-and-buttons: visit")
func scrollAndButtonsVisit() throws {
  let scene = try #require(SceneCatalogue.scene(named: "scroll-and-buttons"))
  let stage = Stage(
    size: CGSize(width: 480, height: 360),
    root: scene.makeRootViewController()
  )
  let finger = stage.finger

  finger.drag(from: "left-2", by: CGVector(dx: 0, dy: -60), over: 0.1)
  stage.advance(by: 2)
  finger.down(on: "right-3")
  stage.advance(by: 0.3)
  finger.glide(to: CGPoint(x: 354.5, y: 119.5))
  finger.up()
  stage.advance(by: 2)
  finger.tap("left-9")
  stage.advance(by: 1)

  #expect(
    stage.outline([.assignments, .deliveries, .gestureActions, .controlEvents]) == """
      f1 → left-2
      ScrollPanRecognizer→began
      ScrollPanRecognizer→changed
      ScrollPanRecognizer→ended
      f2 → right-3
      right-3.began [f2]
      right-3!touchDown
      right-3.moved [f2]
      right-3!touchDragInside
      ScrollPanRecognizer→began
      right-3.cancelled [f2]
      right-3!touchCancel
      ScrollPanRecognizer→changed
      ScrollPanRecognizer→ended
      f3 → left-9
      left-9.began [f3]
      left-9!touchDown
      left-9.ended [f3]
      left-9!touchUpInside
      left-9!primaryActionTriggered
      """
  )
}
