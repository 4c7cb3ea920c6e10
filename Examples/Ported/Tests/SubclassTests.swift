import Testing
import TouchKitTesting
import UIKit
import UIKit.UIGestureRecognizerSubclass

/// A test's own recognizer, in a file that imports everything that such a test needs.
@MainActor
@Suite("A recognizer of a test's own")
struct SubclassTests {
  private final class TouchDownRecognizer: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesBegan(touches, with: event)
      state = .recognized
    }
  }

  @Test("It recognises, and the view's touch is cancelled")
  func recognised() {
    let stage = Stage(size: CGSize(width: 200, height: 100))
    let log = ProbeLog()
    let target = ProbeTarget("target", log: log)
    let recognizer = TouchDownRecognizer()
    recognizer.addTarget(target, action: ProbeTarget.fire)
    stage.rootView.addGestureRecognizer(recognizer)
    stage.finger.tap(CGPoint(x: 20, y: 20))
    #expect(log.lines.count == 1)
    #expect(recognizer.state == .possible)
  }
}
