import SandboxScenes
import Testing
import TouchKitTesting
import UIKit

@MainActor
@Test("cannot-receive: visit")
func cannotReceiveVisit() throws {
  let scene = try #require(SceneCatalogue.scene(named: "cannot-receive"))
  let stage = Stage(
    size: CGSize(width: 480, height: 360),
    root: scene.makeRootViewController()
  )
  let finger = stage.finger

  finger.tap("parent-of-hidden")
  finger.tap("parent-of-alpha-0.005")
  finger.tap("parent-of-alpha-0.01")
  finger.tap("alpha-0.02")
  finger.tap("parent-of-interaction-off")
  finger.tap("cell-parent-off")
  finger.tap("cell-outside")
  finger.tap("usual")

  #expect(
    stage.outline([.assignments, .deliveries, .gestureActions, .controlEvents]) == """
      f1 → parent-of-hidden
      parent-of-hidden.began [f1]
      parent-of-hidden.ended [f1]
      f2 → parent-of-alpha-0.005
      parent-of-alpha-0.005.began [f2]
      parent-of-alpha-0.005.ended [f2]
      f3 → parent-of-alpha-0.01
      parent-of-alpha-0.01.began [f3]
      parent-of-alpha-0.01.ended [f3]
      f4 → alpha-0.02
      alpha-0.02.began [f4]
      alpha-0.02.ended [f4]
      f5 → parent-of-interaction-off
      parent-of-interaction-off.began [f5]
      parent-of-interaction-off.ended [f5]
      f6 → cell-parent-off
      cell-parent-off.began [f6]
      cell-parent-off.ended [f6]
      f7 → cell-outside
      cell-outside.began [f7]
      cell-outside.ended [f7]
      f8 → usual
      usual.began [f8]
      usual.ended [f8]
      """
  )
}
