import SandboxScenes
import Testing
import TouchKitTesting
import UIKit

@MainActor
@Test("flutter-overlay: visit")
func flutterOverlayVisit() throws {
  let scene = try #require(SceneCatalogue.scene(named: "flutter-overlay"))
  let stage = Stage(
    size: CGSize(width: 640, height: 480),
    root: scene.makeRootViewController()
  )
  let finger = stage.finger

  finger.tap("web".part(0.5, 0.31))
  finger.tap("flutter".part(0.07, 0.09))

  #expect(
    stage.outline([.assignments, .deliveries, .gestureActions, .controlEvents]) == """
      f1 → web
      web.began [f1]
      web.ended [f1]
      f2 → flutter
      flutter.began [f2]
      flutter.ended [f2]
      """
  )
}
