import TouchTrace
import Foundation
import Testing
import TouchKit
import TouchKitTestSupport
import TouchKitTesting

@MainActor
@Suite("Responder chain")
struct ResponderChainTests {
  @Test("Sc-63: next of views, controllers, windows and the application")
  func next() {
    let stage = Stage()
    let controller = stage.window.rootViewController
    let v = named("V", rect(0, 0, 10, 10), in: stage.rootView)
    #expect(v.next === stage.rootView)
    #expect(stage.rootView.next === controller)
    #expect(controller?.next === stage.window)
    #expect(stage.window.next === stage.application)
    #expect(stage.application.next == nil)
    #expect(UIView().next == nil)
    #expect(UIViewController().next == nil)
    let delegate = Delegate()
    stage.application.delegate = delegate
    #expect(stage.application.next === delegate)
  }

  @Test("The delegate is left out when it is a view, a controller or the application")
  func oddDelegates() {
    let stage = Stage()
    let view = DelegateView()
    stage.application.delegate = view
    #expect(stage.application.next == nil)
    stage.application.delegate = nil
    #expect(stage.application.next == nil)
  }

  @Test("Sc-47: unhandled touches travel to the delegate with the same set and event")
  func forwarding() {
    let stage = Stage()
    let delegate = Delegate()
    stage.application.delegate = delegate
    let p = named("P", rect(0, 0, 200, 200), in: stage.rootView)
    let v = ScriptedView("V", rect(0, 0, 100, 100))
    p.addSubview(v)
    var sent: (Set<UITouch>, UIEvent?)?
    v.onBegan = { _, touches, event in sent = (touches, event) }
    stage.tap(CGPoint(x: 50, y: 50))
    #expect(
      stage.transcript([.deliveries, .forwarding]) == """
        V.began [f1]
        P.began [f1]
        UIView.began [f1]
        UIViewController.began [f1]
        UIWindow.began [f1]
        UIApplication.began [f1]
        Delegate.began [f1]
        V.ended [f1]
        P.ended [f1]
        UIView.ended [f1]
        UIViewController.ended [f1]
        UIWindow.ended [f1]
        UIApplication.ended [f1]
        Delegate.ended [f1]
        """
    )
    #expect(delegate.touches == sent?.0)
    #expect(delegate.event === sent?.1)
  }

  @Test("An override without super stops that callback and no other")
  func stopping() {
    let stage = Stage()
    let p = StoppingView(frame: rect(0, 0, 200, 200))
    p.accessibilityIdentifier = "P"
    stage.rootView.addSubview(p)
    _ = named("V", rect(0, 0, 100, 100), in: p)
    stage.tap(CGPoint(x: 50, y: 50))
    let lines = stage.transcript([.deliveries, .forwarding]).split(separator: "\n")
    #expect(lines.prefix(4) == ["V.began [f1]", "P.began [f1]", "V.ended [f1]", "P.ended [f1]"])
    #expect(lines.contains("UIApplication.ended [f1]"))
    #expect(!lines.contains("UIApplication.began [f1]"))
  }

  @Test("An overridden next redirects the callbacks")
  func redirected() {
    let stage = Stage()
    let other = ScriptedView("other", rect(200, 0, 50, 50))
    stage.rootView.addSubview(other)
    let v = ScriptedView("V", rect(0, 0, 100, 100))
    v.nextOverride = other
    stage.rootView.addSubview(v)
    stage.tap(CGPoint(x: 50, y: 50))
    let lines = stage.transcript([.deliveries, .forwarding]).split(separator: "\n")
    #expect(lines.prefix(3) == ["V.began [f1]", "other.began [f1]", "UIView.began [f1]"])
  }

  @Test(
    "I23, M08: A chain that comes back to itself is cut with a warning",
    arguments: [true, false]
  )
  func cycles(handlersForward: Bool) {
    let stage = Stage()
    let a = ScriptedView("a", rect(0, 0, 100, 100))
    let b = handlersForward ? ScriptedView("b", rect(0, 0, 10, 10)) : LoopingView(frame: .zero)
    (b as? ScriptedView)?.nextOverride = a
    (b as? LoopingView)?.target = a
    a.nextOverride = b
    defer { a.nextOverride = nil }
    stage.rootView.addSubview(a)
    stage.tap(CGPoint(x: 50, y: 50))
    #expect(stage.transcript.hasPrefix("a.began [f1]"))
    #expect(stage.transcript.hasSuffix("a.ended [f1]"))
    #expect(stage.transcript(.incidents).contains("returns to"))
  }
}

private final class Delegate: UIResponder, UIApplicationDelegate {
  var touches: Set<UITouch>?
  var event: UIEvent?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    self.touches = touches
    self.event = event
  }
}

private final class DelegateView: UIView, UIApplicationDelegate {}

private final class StoppingView: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

private final class LoopingView: UIView {
  var target: UIResponder?
  override var next: UIResponder? { target }
}
