import SandboxScenes
import Testing
import TouchKitTesting
import UIKit

@MainActor
@Test("swiftui-window-26: visit")
func swiftuiWindow26Visit() throws {
  let scene = try #require(SceneCatalogue.scene(named: "swiftui-window-26"))
  let stage = Stage(
    size: CGSize(width: 640, height: 480),
    root: scene.makeRootViewController()
  )
  let finger = stage.finger

  finger.tap("save")
  finger.tap("list".part(0.5, 0.29))

  #expect(
    stage.outline([.assignments, .deliveries, .gestureActions, .controlEvents]) == """
      f1 → save
      save.began [f1]
      save!touchDown
      save.ended [f1]
      save!touchUpInside
      save!primaryActionTriggered
      f2 → list
      list.began [f2]
      list.ended [f2]
      """
  )
}
