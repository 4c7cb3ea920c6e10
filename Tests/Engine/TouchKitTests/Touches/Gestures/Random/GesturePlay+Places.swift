import Foundation
import TouchKit
import TouchKitTesting

/// Places that are no numbers reach nobody, whoever claims them.
extension GesturePlay {
  /// Sends anything to a window that claims every point, and looks at what its view is told.
  func checkPlaces() {
    let window = GreedyWindow(frame: stage.window.bounds)
    window.windowLevel = .alert
    window.play = self
    window.isHidden = false
    for _ in 0..<8 { sendAnything() }
    for finger in 1...fingers.count { liftUnknown(finger) }
    window.isHidden = true
  }
}

/// Claims every point, as a careless override of `hitTest` does.
private final class GreedyWindow: UIWindow {
  weak var play: GesturePlay?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { self }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { check(touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { check(touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { check(touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { check(touches) }

  private func check(_ touches: Set<UITouch>) {
    for touch in touches {
      let place = touch.location(in: nil)
      play?.expect(place.x.isFinite && place.y.isFinite, "a touch is at \(place)")
    }
  }
}
