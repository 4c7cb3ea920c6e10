import SandboxScenes
import Testing
import TouchKitTesting
import UIKit

@MainActor
@Test("recognizer-vs-view: visit")
func recognizerVsViewVisit() throws {
  let scene = try #require(SceneCatalogue.scene(named: "recognizer-vs-view"))
  let stage = Stage(
    size: CGSize(width: 480, height: 360),
    root: scene.makeRootViewController()
  )
  let finger = stage.finger

  finger.tap("view")

  #expect(
    stage.outline([.assignments, .deliveries, .gestureActions, .controlEvents]) == """
      f1 → view
      view.began [f1]
      tap→ended
      view.cancelled [f1]
      """
  )
}
