import SandboxScenes
import Testing
import TouchKitTesting
import UIKit

@MainActor
@Test("react-box-none: visit")
func reactBoxNoneVisit() throws {
  let scene = try #require(SceneCatalogue.scene(named: "react-box-none"))
  let stage = Stage(
    size: CGSize(width: 640, height: 480),
    root: scene.makeRootViewController()
  )
  let finger = stage.finger

  finger.tap("wrapper".part(0.5, 0.77))
  finger.tap("toast")

  #expect(
    stage.outline([.assignments, .deliveries, .gestureActions, .controlEvents]) == """
      f1 → wrapper
      wrapper.began [f1]
      wrapper.ended [f1]
      f2 → toast
      toast.began [f2]
      toast.ended [f2]
      """
  )
}
