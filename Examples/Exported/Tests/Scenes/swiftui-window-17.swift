import SandboxScenes
import Testing
import TouchKitTesting
import UIKit

@MainActor
@Test("swiftui-window-17: visit")
func swiftuiWindow17Visit() throws {
  let scene = try #require(SceneCatalogue.scene(named: "swiftui-window-17"))
  let stage = Stage(
    size: CGSize(width: 640, height: 480),
    root: scene.makeRootViewController()
  )
  let finger = stage.finger

  finger.tap("save")
  finger.tap(CGPoint(x: 320, y: 95))

  #expect(
    stage.outline([.assignments, .deliveries, .gestureActions, .controlEvents]) == """
      f1 → save
      save.began [f1]
      save!touchDown
      save.ended [f1]
      save!touchUpInside
      save!primaryActionTriggered
      f2 → toast
      toast.began [f2]
      toast.ended [f2]
      """
  )
}
