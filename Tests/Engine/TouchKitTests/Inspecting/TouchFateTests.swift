import TouchTrace
import Foundation
import Inspector
import Testing
import TouchKit
import TouchKitTestSupport
import TouchKitTesting

@MainActor
@Suite("What came after the hit-test")
struct TouchFateTests {
  private let stage = Stage(size: CGSize(width: 400, height: 300))
  private let card: UIView
  private let other: UIView

  init() {
    stage.rootView.accessibilityIdentifier = "root"
    card = plain("card", rect(20, 20, 100, 100), in: stage.rootView)
    other = plain("other", rect(200, 20, 100, 100), in: stage.rootView)
  }

  private func codes(_ touch: Int) -> [String] {
    TouchFate(of: touch, in: stage.log.records, tree: stage.application.treeSnapshot()).codes
  }

  @Test("A second finger on a view for one")
  func multipleTouch() {
    let (first, second) = (stage.makeFinger(), stage.makeFinger())
    first.down(50, 50)
    second.down(60, 60)
    #expect(codes(2) == ["multipleTouchDisabled"])
    #expect(
      stage.explanation(ofTouch: 2, missing: card) == """
        card was hit at (60, 60), but did not get the touch.
          root   asked   inside
          card   asked   RECEIVED
        Then, with f2:
          0.000 s  multipleTouchDisabled: card has a finger already, and isMultipleTouchEnabled = \
        false
        Received by: card.   Fix: set card.isMultipleTouchEnabled = true.
        """
    )
  }

  @Test("A view that wants to be alone", arguments: [true, false])
  func exclusive(isFirst: Bool) {
    (isFirst ? card : other).isExclusiveTouch = true
    stage.makeFinger().down(50, 50)
    stage.makeFinger().down(250, 50)
    #expect(codes(2) == ["exclusiveTouch"])
    let text = stage.explanation(ofTouch: 2, missing: other)
    #expect(
      text.contains("card has a finger, and isExclusiveTouch allows touches in one view only")
    )
  }

  @Test("A pan that takes the touch away says which, and by which measure")
  func cancelled() {
    let pan = UIPanGestureRecognizer()
    pan.name = "pan"
    stage.rootView.addGestureRecognizer(pan)
    let finger = stage.makeFinger()
    finger.down(50, 50)
    stage.advance(by: 0.05)
    finger.move(65, 50)
    #expect(codes(1) == ["cancelled"])
    #expect(
      stage.explanation(ofTouch: 1, missing: card) == """
        card got the touch at (50, 50), but did not keep it.
          root   asked   inside
          card   asked   RECEIVED
        Then, with f1:
          0.000 s  card got touchesBegan
          0.000 s  card passed it on: → root → UIViewController → UIWindow → UIApplication
          0.050 s  pan possible → began: movement 15 pt, 10 pt needed
          0.050 s  cancelled: pan recognised (movement 15 pt, 10 pt needed) and cancelled the touch
          0.050 s  card got touchesCancelled
        Received by: card.   Fix: set pan.cancelsTouchesInView = false.
        """
    )
  }

  @Test("A delay lasts until the recognizer has decided")
  func delayed() {
    let tap = UITapGestureRecognizer()
    tap.name = "tap"
    tap.delaysTouchesBegan = true
    card.addGestureRecognizer(tap)
    let finger = stage.makeFinger()
    finger.down(50, 50)
    #expect(codes(1) == ["delayed"])
    stage.advance(by: 0.05)
    finger.up()
    #expect(codes(1) == ["delayed", "gesturePrevented"])
    let text = stage.explanation(ofTouch: 1, missing: card)
    #expect(text.hasPrefix("card was hit at (50, 50), but did not get the touch."))
    #expect(text.contains("before the view received the touch"))
    #expect(text.contains("set tap.delaysTouchesBegan = false"))
  }

  @Test("A finger that comes down while a gesture is under way never reaches its view")
  func joining() {
    let pan = UIPanGestureRecognizer()
    stage.rootView.addGestureRecognizer(pan)
    let first = stage.makeFinger()
    first.down(50, 50)
    first.move(80, 50)
    stage.makeFinger().down(250, 50)
    #expect(codes(2).last == "gesturePrevented")
  }

  @Test("A disabled control keeps the touch and does nothing")
  func disabled() {
    let control = UIControl(frame: rect(20, 200, 100, 60))
    control.accessibilityIdentifier = "control"
    control.isEnabled = false
    stage.rootView.addSubview(control)
    stage.tap(control)
    #expect(codes(1) == ["controlDisabled"])
    let text = stage.explanation(ofTouch: 1, missing: control)
    #expect(text.contains("controlDisabled: control receives the touch but sends no actions"))
    #expect(text.hasSuffix("Fix: set control.isEnabled = true."))
  }

  @Test("A press for which nothing is registered")
  func noAction() {
    let control = UIControl(frame: rect(20, 200, 100, 60))
    stage.rootView.addSubview(control)
    stage.tap(control)
    #expect(codes(1) == ["noActionForEvent"])
    control.addAction(UIAction { _ in }, for: .touchUpInside)
    stage.tap(control)
    #expect(codes(2) == [])
  }

  @Test("The application ignores touches")
  func ignoring() {
    stage.application.beginIgnoringInteractionEvents()
    stage.tap(CGPoint(x: 50, y: 50))
    #expect(codes(1) == ["ignoringInteraction"])
    #expect(stage.explanation(ofTouch: 1).contains("Received by: nobody."))
  }

  @Test("A view that leaves its window loses its touch")
  func removed() {
    stage.finger.down(50, 50)
    card.removeFromSuperview()
    stage.finger.move(51, 50)
    #expect(codes(1) == ["cancelled"])
    #expect(stage.explanation(ofTouch: 1, missing: card).contains("notInWindow"))
  }
}
