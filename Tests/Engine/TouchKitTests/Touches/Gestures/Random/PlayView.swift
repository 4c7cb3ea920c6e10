import Foundation
import TouchKit

/// A view of a random play.
@MainActor
final class PlayView: UIView {
  weak var play: GesturePlay?
  var refusesGestures = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    play?.viewCalled(.began, touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    play?.viewCalled(.moved, touches)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    play?.viewCalled(.ended, touches)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    play?.viewCalled(.cancelled, touches)
  }

  override var canBecomeFirstResponder: Bool { true }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses where press.responder === self {
      play?.openPresses[ObjectIdentifier(press)] = self
    }
    play?.called(nil)
    super.pressesBegan(presses, with: event)
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses { play?.openPresses[ObjectIdentifier(press)] = nil }
    play?.called(nil)
  }

  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses { play?.openPresses[ObjectIdentifier(press)] = nil }
    play?.called(nil)
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    play?.called(gestureRecognizer)
    return !refusesGestures
  }
}

/// The target of all recognizers of a random play.
@MainActor
final class PlayTarget: NSObject {
  weak var play: GesturePlay?

  func acted(_ recognizer: UIGestureRecognizer) { play?.acted(recognizer) }
}
