import SandboxScenes
import Testing
import TouchKitTesting
import UIKit

@MainActor
@Test("nested-controls: visit")
func nestedControlsVisit() throws {
  let scene = try #require(SceneCatalogue.scene(named: "nested-controls"))
  let stage = Stage(
    size: CGSize(width: 480, height: 360),
    root: scene.makeRootViewController()
  )
  let finger = stage.finger

  finger.tap("inner")
  finger.tap("outer".part(0.95, 0.95))
  finger.tap("off")

  #expect(
    stage.outline([.assignments, .deliveries, .gestureActions, .controlEvents]) == """
      f1 → inner
      inner.began [f1]
      inner!touchDown
      inner.ended [f1]
      inner!touchUpInside
      f2 → outer
      outer.began [f2]
      outer!touchDown
      outer.ended [f2]
      outer!touchUpInside
      f3 → off
      off.began [f3]
      off.ended [f3]
      """
  )
}
