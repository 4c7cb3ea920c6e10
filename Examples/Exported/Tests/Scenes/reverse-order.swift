import SandboxScenes
import Testing
import TouchKitTesting
import UIKit

@MainActor
@Test("reverse-order: visit")
func reverseOrderVisit() throws {
  let scene = try #require(SceneCatalogue.scene(named: "reverse-order"))
  let stage = Stage(
    size: CGSize(width: 480, height: 360),
    root: scene.makeRootViewController()
  )
  let finger = stage.finger

  finger.tap("XQ11View")
  finger.tap(CGPoint(x: 264, y: 241))
  finger.tap("mode".part(0.89, 0.5))
  finger.tap("XQ12View".part(0.93, 0.5))

  #expect(
    stage.outline([.assignments, .deliveries, .gestureActions, .controlEvents]) == """
      f1 → XQ11View
      XQ11View.began [f1]
      XQ11View.ended [f1]
      f2 → UIView
      UIView.began [f2]
      UIView.ended [f2]
      f3 → mode
      mode.began [f3]
      mode!touchDown
      mode.ended [f3]
      mode!valueChanged
      mode!primaryActionTriggered
      mode!touchUpInside
      f4 → XQ12View
      XQ12View.began [f4]
      XQ12View.ended [f4]
      """
  )
}
