import SandboxScenes
import Testing
import TouchKitTesting
import UIKit

@MainActor
@Test("first-responder: visit")
func firstResponderVisit() throws {
  let scene = try #require(SceneCatalogue.scene(named: "first-responder"))
  let stage = Stage(
    size: CGSize(width: 480, height: 360),
    root: scene.makeRootViewController()
  )
  let finger = stage.finger

  finger.tap("name")
  stage.keyboard.type("Li")
  finger.tap("city")
  stage.keyboard.type("Xi'an")
  finger.tap("keys")
  stage.keyboard.press("A", usage: 4)
  stage.advance(by: 1)

  #expect(
    stage.outline([.assignments, .deliveries, .gestureActions, .controlEvents]) == """
      f1 → name
      name.began [f1]
      name!touchDown
      name.ended [f1]
      name!editingDidBegin
      name!touchUpInside
      name!editingChanged
      f2 → city
      city.began [f2]
      city!touchDown
      city.ended [f2]
      name!editingDidEnd
      city!editingDidBegin
      city!touchUpInside
      city!editingChanged
      f3 → keys
      keys.began [f3]
      keys!touchDown
      keys.ended [f3]
      keys!touchUpInside
      city!editingDidEnd
      keys.pressesBegan [a]
      keys.pressesEnded [a]
      """
  )
}
