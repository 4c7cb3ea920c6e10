import SandboxScenes
import Testing
import TouchKitTesting
import UIKit

@MainActor
@Test("chain: visit")
func chainVisit() throws {
  let scene = try #require(SceneCatalogue.scene(named: "chain"))
  let stage = Stage(
    size: CGSize(width: 480, height: 360),
    root: scene.makeRootViewController()
  )
  let finger = stage.finger

  finger.tap("own")
  finger.tap("rewired")
  finger.tap("contained")
  finger.tap("present")
  finger.tap("presented")
  finger.tap("dismiss")
  finger.tap("child")

  #expect(
    stage.outline([.assignments, .deliveries, .gestureActions, .controlEvents]) == """
      f1 → own
      own.began [f1]
      own.ended [f1]
      f2 → rewired
      rewired.began [f2]
      rewired.ended [f2]
      f3 → contained
      contained.began [f3]
      contained.ended [f3]
      f4 → present
      present.began [f4]
      present!touchDown
      present.ended [f4]
      present!touchUpInside
      present!primaryActionTriggered
      f5 → presented
      presented.began [f5]
      presented.ended [f5]
      f6 → dismiss
      dismiss.began [f6]
      dismiss!touchDown
      dismiss.ended [f6]
      dismiss!touchUpInside
      dismiss!primaryActionTriggered
      f7 → child
      child.began [f7]
      child.ended [f7]
      """
  )
}
