import SandboxScenes
import Testing
import TouchKitTesting
import UIKit

@MainActor
@Test("react-drawing: visit")
func reactDrawingVisit() throws {
  let scene = try #require(SceneCatalogue.scene(named: "react-drawing"))
  let stage = Stage(
    size: CGSize(width: 640, height: 480),
    root: scene.makeRootViewController()
  )
  let finger = stage.finger

  finger.tap("drawing")
  finger.tap("surface".part(0.9, 0.91))

  #expect(
    stage.outline([.assignments, .deliveries, .gestureActions, .controlEvents]) == """
      f1 → drawing
      drawing.began [f1]
      drawing.ended [f1]
      f2 → surface
      surface.began [f2]
      surface.ended [f2]
      """
  )
}
