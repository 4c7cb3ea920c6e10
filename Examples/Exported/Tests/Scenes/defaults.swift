import SandboxScenes
import Testing
import TouchKitTesting
import UIKit

@MainActor
@Test("defaults: visit")
func defaultsVisit() throws {
  let scene = try #require(SceneCatalogue.scene(named: "defaults"))
  let stage = Stage(
    size: CGSize(width: 480, height: 360),
    root: scene.makeRootViewController()
  )
  let finger = stage.finger

  finger.tap("under-image")
  finger.tap("image-on")
  finger.tap("under-label")
  finger.tap("label-on")

  #expect(
    stage.outline([.assignments, .deliveries, .gestureActions, .controlEvents]) == """
      f1 → under-image
      under-image.began [f1]
      under-image.ended [f1]
      f2 → image-on
      image-on.began [f2]
      image-on.ended [f2]
      f3 → under-label
      under-label.began [f3]
      under-label.ended [f3]
      f4 → label-on
      label-on.began [f4]
      label-on.ended [f4]
      """
  )
}
