import SandboxScenes
import Testing
import TouchKitTesting
import UIKit

@MainActor
@Test("flutter-clipping: visit")
func flutterClippingVisit() throws {
  let scene = try #require(SceneCatalogue.scene(named: "flutter-clipping"))
  let stage = Stage(
    size: CGSize(width: 640, height: 480),
    root: scene.makeRootViewController()
  )
  let finger = stage.finger

  finger.tap("flutter".part(0.36, 0.31))
  finger.tap("map")

  #expect(
    stage.outline([.assignments, .deliveries, .gestureActions, .controlEvents]) == """
      f1 → flutter
      flutter.began [f1]
      flutter.ended [f1]
      f2 → map
      map.began [f2]
      map.ended [f2]
      """
  )
}
