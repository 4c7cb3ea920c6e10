import SandboxScenes
import Testing
import TouchKitTesting
import UIKit

@MainActor
@Test("nobody: visit")
func nobodyVisit() throws {
  let scene = try #require(SceneCatalogue.scene(named: "nobody"))
  let stage = Stage(
    size: CGSize(width: 480, height: 360),
    application: UIApplication(),
    window: scene.makeWindow,
    root: scene.makeRootViewController()
  )
  let finger = stage.finger

  finger.drag(from: CGPoint(x: 125, y: 42), by: CGVector(dx: 40, dy: 20))

  #expect(
    stage.outline([.assignments, .deliveries, .gestureActions, .controlEvents]) == """

      """
  )
}
