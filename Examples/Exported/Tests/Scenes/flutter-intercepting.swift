import SandboxScenes
import Testing
import TouchKitTesting
import UIKit

@MainActor
@Test("flutter-intercepting: visit")
func flutterInterceptingVisit() throws {
  let scene = try #require(SceneCatalogue.scene(named: "flutter-intercepting"))
  let stage = Stage(
    size: CGSize(width: 640, height: 480),
    root: scene.makeRootViewController()
  )
  let finger = stage.finger

  finger.tap("intercepting")
  finger.tap("flutter".part(0.07, 0.09))

  #expect(
    stage.outline([.assignments, .deliveries, .gestureActions, .controlEvents]) == """
      f1 → intercepting
      intercepting.began [f1]
      intercepting.ended [f1]
      f2 → flutter
      flutter.began [f2]
      flutter.ended [f2]
      """
  )
}
