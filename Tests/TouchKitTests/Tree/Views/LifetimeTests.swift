import Foundation
import Testing
import TouchKit
import TouchKitTestSupport
import TouchKitTesting

@MainActor
@Suite("Lifetimes")
struct LifetimeTests {
  @Test("A window that goes away leaves no part of its tree behind in it")
  func window() {
    let stage = Stage()
    var window: UIWindow? = UIWindow(frame: rect(0, 0, 100, 100))
    let v = named("V", rect(0, 0, 10, 10))
    let deep = named("deep", rect(0, 0, 10, 10), in: named("middle", rect(0, 0, 10, 10), in: v))
    window?.addSubview(v)
    window?.isHidden = false
    weak let gone = window
    #expect(deep.window === window && stage.application.windows.count == 2)
    window = nil
    #expect(gone == nil && v.window == nil && deep.window == nil && v.superview == nil)
    #expect(stage.application.windows.count == 1)
    deep.backgroundColor = .red
  }

  @Test("I50: Nothing outlives its stage after touches, controllers and first responders")
  func everything() {
    weak var application: UIApplication?
    weak var view: UIView?
    weak var controller: UIViewController?
    weak var touch: UITouch?
    inScope {
      let root = UIViewController()
      let stage = Stage(root: root)
      let v = ScriptedView("V", rect(0, 0, 100, 100))
      v.acceptsFirstResponder = true
      v.onBegan = { _, touches, _ in touch = touches.first }
      stage.rootView.addSubview(v)
      v.becomeFirstResponder()
      stage.tap(CGPoint(x: 5, y: 5))
      (application, view, controller) = (stage.application, v, root)
      #expect(touch == nil)
      // The next one takes its place as the shared application.
      _ = Stage()
    }
    #expect(application == nil && view == nil && controller == nil)
  }

  private func inScope(_ work: () -> Void) { work() }
}
