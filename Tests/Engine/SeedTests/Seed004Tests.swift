import Foundation
import Testing
import TouchKit
import TouchKitComponents
import TouchKitTestSupport
import TouchKitTesting

/// Seed 4: the responder chain, hit-testing, and ways to change both.
@MainActor
@Suite("Seed 004", .tracedAndUntraced)
struct Seed004Tests {
  private let scene = WitnessStage()
  private var stage: Stage { scene.stage }

  /// The article's picture: XQ1View with XQ10View, XQ11View and XQ12View.
  private func addFigure() -> (Witness, Witness) {
    let one = scene.add("XQ1", 20, 20, 300, 300)
    _ = scene.add("XQ10", 10, 10, 80, 80, to: one)
    _ = scene.add("XQ11", 110, 10, 80, 80, to: one)
    let twelve = scene.add("XQ12", 210, 250, 80, 80, to: one)
    return (one, twelve)
  }

  @Test("Every class that the article names is a responder")
  func responders() {
    let delegate: Any? = scene.application.delegate
    let all: [Any?] = [delegate, scene.application, scene.controller, stage.window, UIView()]
    #expect(all.allSatisfy { $0 is UIResponder })
  }

  @Test("hitTest finds the deepest view that contains the touch")
  func deepest() {
    let outer = scene.add("outer", 0, 0, 200, 200)
    let middle = scene.add("middle", 10, 10, 150, 150, to: outer)
    _ = scene.add("inner", 10, 10, 100, 100, to: middle)
    #expect(scene.fittest(50, 50) == "inner")
  }

  @Test("Outside a view's bounds it and all below it are passed over, clipsToBounds or not (C17)")
  func bounds() {
    let parent = scene.add("parent", 0, 0, 100, 100)
    let child = scene.add("child", 50, 50, 100, 100, to: parent)
    for clips in [true, false] {
      parent.clipsToBounds = clips
      #expect(scene.fittest(120, 120) == "root")
      #expect(scene.fittest(80, 80) == "child")
    }
    #expect(child.superview === parent)
  }

  @Test("A touch on XQ11: XQ1 is asked, then XQ12, which misses, then XQ11, and XQ10 never")
  func order() {
    let (one, _) = addFigure()
    for case let view as Witness in [one] + one.subviews { view.tellsQuestions = true }
    #expect(scene.fittest(150, 50) == "XQ11")
    #expect(
      scene.diary.take() == [
        "XQ1.hitTest", "XQ1.pointInside", "XQ12.hitTest", "XQ12.pointInside", "XQ11.hitTest",
        "XQ11.pointInside",
      ]
    )
  }

  @Test("A touch beside the subviews: all are asked, and XQ1 is found")
  func nobody() {
    _ = addFigure()
    #expect(scene.fittest(50, 200) == "XQ1")
  }

  @Test("The part of XQ12 outside of XQ1 can be touched once XQ1's pointInside says so")
  func stickingOut() {
    let one = SaysInside(frame: CGRect(x: 20, y: 20, width: 300, height: 300))
    let twelve = Witness("XQ12", CGRect(x: 210, y: 250, width: 80, height: 80), scene.diary)
    one.addSubview(twelve)
    stage.rootView.addSubview(one)
    stage.makeFinger().down(250, 340)
    #expect(scene.diary.take() == ["XQ12.began 1"])
    #expect(scene.fittest(100, 340) == "root")
  }

  // C2: the articles say both `< 0.01` and `<= 0.01`. The compared value is a 32-bit number, and the one nearest
  // to 0.01 is below it. So both are right.
  @Test("Hidden and disabled views and those with an alpha of 0.01 or less are passed over (C2)")
  func ignored() {
    let (one, twelve) = addFigure()
    let point = CGPoint(x: 250, y: 300)
    #expect(scene.fittest(point.x, point.y) == "XQ12")
    twelve.alpha = 0.0101
    #expect(scene.fittest(point.x, point.y) == "XQ12")
    twelve.alpha = 0.01
    #expect(scene.fittest(point.x, point.y) == "XQ1")
    twelve.alpha = 1
    twelve.isHidden = true
    #expect(scene.fittest(point.x, point.y) == "XQ1")
    one.isUserInteractionEnabled = false
    #expect(scene.fittest(point.x, point.y) == "root")
  }

  @Test("Unhandled, an event goes view, superview, controller, window, application, delegate (C10)")
  func chain() {
    scene.add("field", 0, 0, 100, 100).passesOn = true
    scene.tellAll()
    stage.makeFinger().down(50, 50)
    let responses = scene.diary.take().filter { !$0.contains("hitTest") && !$0.contains("send") }
    #expect(responses == ["field.began 1", "controller", "window", "application", "delegate"])
  }

  @Test("A delegate that is no responder, or is in the chain already, is not its end")
  func delegates() {
    let plain = PlainDelegate()
    scene.application.delegate = plain
    #expect(scene.application.next == nil)
    let view = DelegateView()
    scene.application.delegate = view
    #expect(scene.application.next == nil)
  }

  @Test("A responder that handles an event ends its journey (C24: because it does not call super)")
  func handled() {
    let outer = scene.add("outer", 0, 0, 200, 200)
    _ = scene.add("inner", 0, 0, 100, 100, to: outer)
    stage.makeFinger().down(50, 50)
    #expect(scene.diary.take() == ["inner.began 1"])
  }

  @Test("An overridden next changes the way")
  func overriddenNext() {
    let far = scene.add("far", 300, 0, 50, 50)
    let detour = Detour(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    detour.goal = far
    stage.rootView.addSubview(detour)
    stage.makeFinger().down(50, 50)
    #expect(scene.diary.take() == ["far.began 1"])
  }

  @Test("A root view's next is its controller, a root controller's the window, and so on up")
  func nextOfEach() {
    let view = scene.add("view", 0, 0, 10, 10)
    #expect(view.next === stage.rootView)
    #expect(stage.rootView.next === scene.controller)
    #expect(scene.controller.next === stage.window)
    #expect(stage.window.next === scene.application)
    #expect(scene.application.next === scene.application.delegate)
  }

  @Test("A presented controller's next is the one that presents it")
  func presented() {
    let sheet = UIViewController()
    scene.controller.present(sheet, animated: false)
    #expect(sheet.next === scene.controller)
  }

  @Test("A pushed controller's way leads to the navigation controller, not to the one before it")
  func pushed() {
    let (first, second) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: first)
    stage.window.rootViewController = navigation
    navigation.pushViewController(second, animated: false)
    stage.application.layoutIfNeeded()
    var chain: [UIResponder] = []
    var responder: UIResponder? = second
    while let here = responder, chain.count < 20 {
      chain.append(here)
      responder = here.next
    }
    #expect(chain.contains { $0 === navigation } && !chain.contains { $0 === first })
  }

  @Test("A double tap can be passed to the next responder by hand (C19: calling super does it too)")
  func byHand() {
    let outer = scene.add("outer", 0, 0, 200, 200)
    let passer = DoubleTapPasser(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    outer.addSubview(passer)
    stage.tap(CGPoint(x: 50, y: 50))
    #expect(!scene.diary.take().contains("outer.began 1"))
    stage.advance(by: 0.1)
    stage.tap(CGPoint(x: 50, y: 50))
    #expect(scene.diary.take().contains("outer.began 1"))
  }
}

private final class SaysInside: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if super.point(inside: point, with: event) { return true }
    return subviews.reversed().contains { $0.bounds.contains($0.convert(point, from: self)) }
  }
}

private final class PlainDelegate: NSObject, UIApplicationDelegate {}

private final class DelegateView: UIView, UIApplicationDelegate {
}

private final class Detour: UIView {
  weak var goal: UIResponder?
  override var next: UIResponder? { goal }
}

private final class DoubleTapPasser: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if touches.first?.tapCount == 2 { next?.touchesBegan(touches, with: event) }
  }
}
