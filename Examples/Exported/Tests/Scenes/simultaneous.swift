import SandboxScenes
import Testing
import TouchKitTesting
import UIKit

@MainActor
@Test("simultaneous: visit")
func simultaneousVisit() throws {
  let scene = try #require(SceneCatalogue.scene(named: "simultaneous"))
  let stage = Stage(
    size: CGSize(width: 480, height: 360),
    root: scene.makeRootViewController()
  )
  let finger = stage.finger
  let finger2 = stage.makeFinger()

  stage.perform([
    .down(finger, on: "photo".part(0.33, 0.5)),
    .down(finger2, on: "photo".part(0.67, 0.5)),
  ])
  finger.glide(to: CGPoint(x: 133, y: 200), over: 0.1)
  finger2.glide(to: CGPoint(x: 228, y: 140), over: 0.3)
  stage.perform([.up(finger, nil), .up(finger2, nil)])
  stage.perform([
    .down(finger, on: "alone".part(0.07, 0.5)),
    .down(finger2, on: "alone".part(0.93, 0.5)),
  ])
  stage.move(
    [
      (finger, [
        CGPoint(x: 347, y: 162.9),
        CGPoint(x: 358.6, y: 144.6),
        CGPoint(x: 376.9, y: 133),
        CGPoint(x: 394, y: 130),
      ]),
      (finger2, [
        CGPoint(x: 441, y: 197.1),
        CGPoint(x: 429.4, y: 215.4),
        CGPoint(x: 411.1, y: 227),
        CGPoint(x: 394, y: 230),
      ]),
    ],
    over: 0.3
  )
  stage.perform([.up(finger, nil), .up(finger2, nil)])

  #expect(
    stage.outline([.assignments, .deliveries, .gestureActions, .controlEvents]) == """
      f1 → photo
      f2 → photo
      photo.began [f1, f2]
      photo.moved [f1]
      rotation→began
      photo.cancelled [f1, f2]
      rotation→changed
      pan→began
      rotation→changed
      pan→changed
      pinch→began
      rotation→changed
      pan→changed
      pinch→changed
      pinch→ended
      rotation→ended
      pan→ended
      f3 → alone
      f4 → alone
      alone.began [f3, f4]
      alone.moved [f3, f4]
      rotation→began
      alone.cancelled [f3, f4]
      rotation→changed
      rotation→ended
      """
  )
}
