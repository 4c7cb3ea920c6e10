import SandboxScenes
import Testing
import TouchKitTesting
import UIKit

@MainActor
@Test("react-outside: visit")
func reactOutsideVisit() throws {
  let scene = try #require(SceneCatalogue.scene(named: "react-outside"))
  let stage = Stage(
    size: CGSize(width: 640, height: 480),
    root: scene.makeRootViewController()
  )
  let finger = stage.finger

  finger.tap("buy".part(0.77, 0.83))
  finger.tap("card".part(0.4, 0.32))
  finger.tap("surface".part(0.9, 0.86))

  #expect(
    stage.outline([.assignments, .deliveries, .gestureActions, .controlEvents]) == """
      f1 → buy
      buy.began [f1]
      buy.ended [f1]
      f2 → card
      card.began [f2]
      card.ended [f2]
      f3 → surface
      surface.began [f3]
      surface.ended [f3]
      """
  )
}
