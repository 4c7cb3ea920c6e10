import SandboxScenes
import Testing
import TouchKitTesting
import UIKit

@MainActor
@Test("tracking: visit")
func trackingVisit() throws {
  let scene = try #require(SceneCatalogue.scene(named: "tracking"))
  let stage = Stage(
    size: CGSize(width: 480, height: 360),
    root: scene.makeRootViewController()
  )
  let finger = stage.finger

  finger.down(on: "pad")
  finger.move(
    along: [
      CGPoint(x: 285, y: 120),
      CGPoint(x: 205, y: 120),
    ],
    over: 0.6
  )
  finger.up()

  #expect(
    stage.outline([.assignments, .deliveries, .gestureActions, .controlEvents]) == """
      f1 → pad
      pad.began [f1]
      pad!touchDown
      pad.moved [f1]
      pad!touchDragInside
      pad!touchDragExit
      pad!touchDragOutside
      pad.moved [f1]
      pad!touchDragEnter
      pad!touchDragInside
      pad.moved [f1]
      pad.ended [f1]
      pad!touchUpInside
      """
  )
}
