import SandboxScenes
import Testing
import TouchKitTesting
import UIKit

@MainActor
@Test("drag-transform: visit")
func dragTransformVisit() throws {
  let scene = try #require(SceneCatalogue.scene(named: "drag-transform"))
  let stage = Stage(
    size: CGSize(width: 480, height: 360),
    root: scene.makeRootViewController()
  )
  let finger = stage.finger

  finger.drag(from: "card", by: CGVector(dx: 30, dy: 90))
  finger.drag(from: "turned", by: CGVector(dx: 20, dy: 60))

  #expect(
    stage.outline([.assignments, .deliveries, .gestureActions, .controlEvents]) == """
      f1 → card
      card.began [f1]
      card.moved [f1]
      card.ended [f1]
      f2 → turned
      turned.began [f2]
      turned.moved [f2]
      turned.ended [f2]
      """
  )
}
