import TouchTrace
import Foundation
import TouchKit
import TouchKitTestSupport
import TouchKitTesting

/// A stage with one large view for recognizers.
@MainActor
final class GestureScene {
  let stage = Stage()
  let v = ScriptedView("V", CGRect(x: 0, y: 0, width: 414, height: 600))
  /// The states that targets received from recognizers, in order.
  private(set) var states: [UIGestureRecognizer.State] = []
  /// The horizontal translations that targets of pans received, in order.
  private(set) var translations: [CGFloat] = []
  private let listener = Listener()

  init() {
    stage.rootView.addSubview(v)
    listener.scene = self
  }

  func add(_ recognizer: UIGestureRecognizer, _ name: String, to view: UIView? = nil) {
    recognizer.name = name
    recognizer.addTarget(listener, action: Listener.heard)
    (view ?? v).addGestureRecognizer(recognizer)
  }

  func finger() -> Finger { stage.makeFinger() }

  /// Drags a finger from (100, 100) to the right through positions, with an event each 20 ms.
  func drag(through positions: [CGFloat], y: CGFloat = 100) {
    let finger = finger()
    finger.down(100, y)
    for x in positions {
      stage.advance(by: 0.02)
      finger.move(x, y)
    }
    stage.advance(by: 0.02)
    finger.up()
  }

  /// The calls of recognizers and views, and the actions of recognizers.
  var story: String { stage.transcript(.gestures) }

  /// The actions of recognizers.
  var actions: [String] {
    stage.transcript(.gestureActions).split(separator: "\n").map(String.init)
  }

  func clear() { stage.clear() }

  /// A target that receives the actions.
  @MainActor final class Listener: NSObject {
    weak var scene: GestureScene?

    func heard(_ recognizer: UIGestureRecognizer) {
      noteCall("\(recognizer.name ?? "") acts \(recognizer.state)")
      scene?.states.append(recognizer.state)
      if let pan = recognizer as? UIPanGestureRecognizer {
        scene?.translations.append(pan.translation(in: nil).x)
      }
    }
  }
}

/// A delegate with configurable results.
@MainActor
final class GestureDelegate: NSObject, UIGestureRecognizerDelegate {
  var begins = true
  var runsBeside = false
  var receivesTouches = true
  var receivesEvents = true
  private(set) var touchQuestions = 0

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { runsBeside }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool {
    touchQuestions += 1
    return receivesTouches
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive event: UIEvent
  ) -> Bool { receivesEvents }
}
