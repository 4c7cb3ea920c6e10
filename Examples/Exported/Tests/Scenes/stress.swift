import SandboxScenes
import Testing
import TouchKitTesting
import UIKit

@MainActor
@Test("stress: visit")
func stressVisit() throws {
  let scene = try #require(SceneCatalogue.scene(named: "stress"))
  let stage = Stage(
    size: CGSize(width: 480, height: 360),
    root: scene.makeRootViewController()
  )
  let finger = stage.finger

  finger.drag(from: "tile-2020", to: "tile-7172", over: 0.4)
  finger.drag(from: "tile-8020", to: "tile-3172", over: 0.4)

  #expect(
    stage.outline([.assignments, .deliveries, .gestureActions, .controlEvents]) == """
      f1 → tile-2020
      tile-2020.began [f1]
      tile-2020.moved [f1]
      tile-2020.ended [f1]
      f2 → tile-8020
      tile-8020.began [f2]
      tile-8020.moved [f2]
      tile-8020.ended [f2]
      """
  )
}
