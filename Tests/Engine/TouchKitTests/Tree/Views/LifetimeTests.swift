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
      // The next one replaces it as the shared application.
      _ = Stage()
    }
    #expect(application == nil && view == nil && controller == nil)
  }

  @Test("I50: Nothing outlives a stage that goes while fingers, a pointer and a key are in use")
  func inUse() {
    weak var application: UIApplication?
    weak var control: UIControl?
    inScope {
      let stage = Stage()
      let switching = UISwitch(frame: rect(0, 0, 60, 40))
      stage.rootView.addSubview(switching)
      // The window's view retains each of them; one that retained the window would retain them all.
      for recognizer in [
        UITapGestureRecognizer(), UILongPressGestureRecognizer(), UIPanGestureRecognizer(),
        UISwipeGestureRecognizer(), UIPinchGestureRecognizer(), UIRotationGestureRecognizer(),
        UIScreenEdgePanGestureRecognizer(), UIHoverGestureRecognizer(),
      ] { stage.rootView.addGestureRecognizer(recognizer) }
      stage.keyboard.down("A", usage: 4)
      stage.mouse.hover(CGPoint(x: 5, y: 5))
      stage.makeFinger().down(5, 5)
      stage.makeFinger().down(150, 150)
      #expect(switching.isTracking)
      (application, control) = (stage.application, switching)
      _ = Stage()
    }
    #expect(application == nil)
    #expect(control == nil)
  }

  @Test("X30: A chain of 200 000 views is let go without recursion, but for the part that is held")
  func depth() {
    weak var innermost: UIView?
    var held: UIView?
    inScope {
      var outermost = UIView()
      innermost = outermost
      for count in 0..<200_000 {
        let view = UIView()
        view.addSubview(outermost)
        outermost = view
        if count == 100_000 { held = view }
      }
    }
    #expect(innermost != nil && held?.superview == nil && held?.subviews.count == 1)
    held = nil
    #expect(innermost == nil)
  }

  @Test("Views go from the outside to the inside, in order, and see their subviews when they do")
  func order() {
    var calls: [String] = []
    inScope {
      let outer = Parting("outer") { calls.append($0) }
      for name in ["a", "b"] {
        let view = Parting(name) { calls.append($0) }
        view.addSubview(Parting(name + "1") { calls.append($0) })
        outer.addSubview(view)
      }
    }
    #expect(calls == ["outer 2", "a 1", "a1 0", "b 1", "b1 0"])
  }

  private func inScope(_ work: () -> Void) { work() }
}

/// A view that logs its name and the number of its subviews when it is released.
private final class Parting: UIView {
  private let name: String
  private let tell: (String) -> Void

  init(_ name: String, _ tell: @escaping (String) -> Void) {
    (self.name, self.tell) = (name, tell)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  isolated deinit { tell("\(name) \(subviews.count)") }
}
