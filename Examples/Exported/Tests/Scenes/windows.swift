import SandboxScenes
import Testing
import TouchKitTesting
import UIKit

@MainActor
@Test("windows: visit")
func windowsVisit() throws {
  let scene = try #require(SceneCatalogue.scene(named: "windows"))
  let stage = Stage(
    size: CGSize(width: 480, height: 360),
    root: scene.makeRootViewController()
  )
  let finger = stage.finger

  finger.tap(CGPoint(x: 150, y: 135))
  finger.tap(CGPoint(x: 80, y: 205))
  finger.tap("below".part(0.13, 0.09))
  finger.doubleTap(CGPoint(x: 150, y: 135))
  stage.advance(by: 1)
  finger.tap(CGPoint(x: 150, y: 135))

  #expect(
    stage.outline([.assignments, .deliveries, .gestureActions, .controlEvents]) == """
      f1 → alert
      alert.began [f1]
      alert.ended [f1]
      f2 → normal
      normal.began [f2]
      normal.ended [f2]
      f3 → below
      below.began [f3]
      below.ended [f3]
      f4 → alert
      alert.began [f4]
      alert.ended [f4]
      f5 → alert
      alert.began [f5]
      alert.ended [f5]
      f6 → alert
      alert.began [f6]
      alert.ended [f6]
      """
  )
}
