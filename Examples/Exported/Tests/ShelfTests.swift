import SceneFiles
import Testing
import TouchKitTesting
import UIKit

@MainActor
@Test("shelf")
func shelf() throws {
  let scene = try SceneDocument("../shelf.yml")
  let stage = Stage(
    size: CGSize(width: 320, height: 240),
    root: scene.makeRootViewController()
  )
  let finger = stage.finger

  finger.drag(from: "card", to: "shelf", over: 0.3)
  stage.advance(by: 0.5)
  finger.doubleTap("card")
  stage.advance(by: 0.5)

  #expect(
    stage.outline([.assignments, .deliveries, .gestureActions, .controlEvents]) == """
      f1 → card
      card.began [f1]
      drag→began
      card.cancelled [f1]
      drag→changed
      drag→ended
      f2 → card
      card.began [f2]
      f3 → card
      card.began [f3]
      twice→ended
      card.cancelled [f2, f3]
      """
  )
}
