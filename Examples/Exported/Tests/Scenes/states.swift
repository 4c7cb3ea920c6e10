import SandboxScenes
import Testing
import TouchKitTesting
import UIKit

@MainActor
@Test("states: visit")
func statesVisit() throws {
  let scene = try #require(SceneCatalogue.scene(named: "states"))
  let stage = Stage(
    size: CGSize(width: 480, height: 360),
    root: scene.makeRootViewController()
  )
  let finger = stage.finger

  finger.drag(from: "pad".part(0.23, 0.5), by: CGVector(dx: 130, dy: 10), over: 0.15)

  #expect(
    stage.outline([.assignments, .deliveries, .gestureActions, .controlEvents]) == """
      f1 → pad
      pad.began [f1]
      pan→began
      pad.cancelled [f1]
      pan→changed
      swipe→ended
      pan→changed
      pan→ended
      """
  )
}
