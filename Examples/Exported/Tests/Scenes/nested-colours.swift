import SandboxScenes
import Testing
import TouchKitTesting
import UIKit

@MainActor
@Test("nested-colours: visit")
func nestedColoursVisit() throws {
  let scene = try #require(SceneCatalogue.scene(named: "nested-colours"))
  let stage = Stage(
    size: CGSize(width: 480, height: 360),
    root: scene.makeRootViewController()
  )
  let finger = stage.finger

  finger.tap("yellow")
  finger.tap("orange".part(0.98, 0.03))
  finger.tap("white".part(0.01, 0.98))

  #expect(
    stage.outline([.assignments, .deliveries, .gestureActions, .controlEvents]) == """
      f1 → yellow
      yellow.began [f1]
      yellow.ended [f1]
      f2 → orange
      orange.began [f2]
      orange.ended [f2]
      f3 → white
      white.began [f3]
      white.ended [f3]
      """
  )
}
