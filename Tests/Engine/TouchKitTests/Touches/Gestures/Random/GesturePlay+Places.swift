import Foundation
import TouchKit
import TouchKitTesting

/// Checks that touches at invalid places reach no view, even if a view claims them.
extension GesturePlay {
  /// Sends any input to a window that claims every point, and checks the calls of its view.
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

/// A window that claims every point, as a careless override of `hitTest` does.
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
