import SandboxScenes
import Testing
import TouchKitTesting
import UIKit

@MainActor
@Test("forwarding: visit")
func forwardingVisit() throws {
  let scene = try #require(SceneCatalogue.scene(named: "forwarding"))
  let stage = Stage(
    size: CGSize(width: 480, height: 360),
    root: scene.makeRootViewController()
  )
  let finger = stage.finger

  finger.tap("inner")
  finger.tap("mode")
  finger.tap("inner")
  finger.tap("mode".part(0.89, 0.5))
  finger.tap("inner")

  #expect(
    stage.outline([.assignments, .deliveries, .gestureActions, .controlEvents]) == """
      f1 → inner
      inner.began [f1]
      inner.ended [f1]
      f2 → mode
      mode.began [f2]
      mode!touchDown
      mode.ended [f2]
      mode!valueChanged
      mode!primaryActionTriggered
      mode!touchUpInside
      f3 → inner
      inner.began [f3]
      inner.ended [f3]
      f4 → mode
      mode.began [f4]
      mode!touchDown
      mode.ended [f4]
      mode!valueChanged
      mode!primaryActionTriggered
      mode!touchUpInside
      f5 → inner
      inner.began [f5]
      inner.ended [f5]
      """
  )
}
