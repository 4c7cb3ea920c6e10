import SandboxScenes
import Testing
import TouchKitTesting
import UIKit

@MainActor
@Test("shared-touch: visit")
func sharedTouchVisit() throws {
  let scene = try #require(SceneCatalogue.scene(named: "shared-touch"))
  let stage = Stage(
    size: CGSize(width: 480, height: 360),
    root: scene.makeRootViewController()
  )
  let finger = stage.finger

  finger.tap("inner")
  stage.advance(by: 1)
  finger.drag(from: "inner", by: CGVector(dx: 60, dy: 10))
  stage.advance(by: 1)
  finger.longPress("inner", for: 0.8)

  #expect(
    stage.outline([.assignments, .deliveries, .gestureActions, .controlEvents]) == """
      f1 → inner
      inner.began [f1]
      tap→ended
      inner.cancelled [f1]
      f2 → inner
      inner.began [f2]
      inner.moved [f2]
      pan→began
      inner.cancelled [f2]
      pan→changed
      pan→ended
      f3 → inner
      inner.began [f3]
      long press→began
      inner.cancelled [f3]
      long press→ended
      """
  )
}
