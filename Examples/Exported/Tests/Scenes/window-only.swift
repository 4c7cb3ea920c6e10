import SandboxScenes
import Testing
import TouchKitTesting
import UIKit

@MainActor
@Test("window-only: visit")
func windowOnlyVisit() throws {
  let scene = try #require(SceneCatalogue.scene(named: "window-only"))
  let stage = Stage(
    size: CGSize(width: 480, height: 360),
    application: UIApplication(),
    window: scene.makeWindow,
    root: scene.makeRootViewController()
  )
  let finger = stage.finger

  finger.drag(from: "window".part(0.3, 0.5), by: CGVector(dx: 40, dy: 20))

  #expect(
    stage.outline([.assignments, .deliveries, .gestureActions, .controlEvents]) == """
      f1 → window
      window.began [f1]
      window.moved [f1]
      window.ended [f1]
      """
  )
}
