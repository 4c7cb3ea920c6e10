import SandboxScenes
import Testing
import TouchKitTesting
import UIKit

@MainActor
@Test("two-boxes")
func twoBoxes() throws {
  let scene = try #require(SceneCatalogue.scene(named: "drag-touches"))
  let stage = Stage(
    size: CGSize(width: 400, height: 300),
    root: scene.makeRootViewController()
  )
  let f1 = stage.makeFinger()
  let f2 = stage.makeFinger()
  let f3 = stage.makeFinger()
  stage.perform([
    .down(f1, CGPoint(x: 100, y: 120)),
    .down(f2, CGPoint(x: 280, y: 120)),
  ])
  stage.advance(to: 0.06666666666666667)
  stage.perform([.move(f1, CGPoint(x: 113.33333333333333, y: 123.33333333333333))])
  stage.advance(to: 0.08333333333333334)
  stage.perform([.move(f1, CGPoint(x: 126.66666666666666, y: 126.66666666666667))])
  stage.advance(to: 0.1)
  stage.perform([.move(f1, CGPoint(x: 140, y: 130))])
  stage.perform([
    .up(f2, CGPoint(x: 280, y: 120)),
    .up(f1, CGPoint(x: 140, y: 130)),
  ])
  stage.advance(to: 0.6)
  stage.application.send(.event(.key(.init(usage: 4, name: "a", modifiers: .init(rawValue: 0), isDown: true, isRepeat: false, timestamp: stage.time))))
  stage.application.send(.event(.key(.init(usage: 4, name: "a", modifiers: .init(rawValue: 0), isDown: false, isRepeat: false, timestamp: stage.time))))
  stage.application.send(.event(.hover(location: CGPoint(x: 10, y: 10), timestamp: stage.time)))
  stage.application.send(.event(.text("q\"\\", timestamp: stage.time)))
  stage.perform([.down(f3, CGPoint(x: 140, y: 130))])
  stage.perform([.cancel(f3)])
  stage.application.send(.event(.window(.focusLost, timestamp: stage.time)))

  #expect(
    stage.transcript([.assignments, .deliveries, .gestureActions, .controlEvents]) == """
    f1 → box
    f2 → box2
    box.began [f1]
    box2.began [f2]
    box.moved [f1]
    box.moved [f1]
    box.moved [f1]
    box.ended [f1]
    box2.ended [f2]
    DragTouchesController.pressesBegan [a]
    DragTouchesController.pressesEnded [a]
    f3 → box
    box.began [f3]
    box.cancelled [f3]
    """
  )
}
