import Testing
import UIKit
import TouchKitTesting

@testable import SeedSnippets

/// Tests of the articles' statements about their snippets, in the snippets' own classes.
@MainActor
@Suite("The snippets of the articles")
struct SnippetTests {
  @Test("Seed 000: the controller puts its view where the article says")
  func controller() throws {
    let controller = SeedSnippets.ViewController()
    let view = try #require(controller.view.subviews.first as? WSView)
    #expect(view.frame == CGRect(x: 100, y: 100, width: 100, height: 100))
    #expect(view.backgroundColor == .red)
  }

  @Test("Seed 000: a view dragged by its transform follows the finger")
  func drag() {
    let stage = Stage()
    let view = DraggedView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    stage.rootView.addSubview(view)
    let finger = stage.makeFinger()
    finger.down(on: view)
    finger.move(150, 120)
    finger.move(170, 190)
    finger.up()
    #expect(view.frame.origin == CGPoint(x: 120, y: 140))
  }

  @Test("Seed 000: whatever is touched, a superview can name its first child as the fittest view")
  func interception() {
    let stage = Stage()
    let white = WhiteView(frame: stage.rootView.bounds)
    let red = RedView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    white.addSubview(red)
    white.addSubview(UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100)))
    stage.rootView.addSubview(white)
    #expect(stage.window.hitTest(CGPoint(x: 150, y: 150), with: nil) === red)
    #expect(stage.window.hitTest(CGPoint(x: 300, y: 300), with: nil) === red)
  }

  @Test("Seed 000: the hit-test that the article writes down finds what the engine's finds")
  func ownHitTest() {
    let stage = Stage(application: UIApplication(), window: { WSWindow(frame: $0) })
    let parent = UIView(frame: CGRect(x: 10, y: 20, width: 200, height: 200))
    let child = UIView(frame: CGRect(x: 150, y: 150, width: 100, height: 100))
    parent.addSubview(child)
    stage.rootView.addSubview(parent)
    let plain = UIWindow(frame: stage.window.frame)
    for x in stride(from: CGFloat(5), to: 414, by: 20) {
      for y in stride(from: CGFloat(5), to: 896, by: 20) {
        let point = CGPoint(x: x, y: y)
        let own = stage.window.hitTest(point, with: nil)
        let engine = stage.rootView.hitTest(point, with: nil) ?? plain
        #expect(own === engine)
      }
    }
  }

  @Test("Seed 003: a button outside of its superview's bounds is pressed, one on top of it first")
  func wilson() throws {
    let stage = Stage()
    let controller = WilsonViewController()
    let label = UILabel()
    let panel = WilsonView(frame: CGRect(x: 50, y: 100, width: 200, height: 200))
    let target = UIButton(frame: CGRect(x: 100, y: 150, width: 100, height: 100))
    let top = UIButton(frame: CGRect(x: 150, y: 310, width: 40, height: 40))
    let other = UIButton(frame: CGRect(x: 0, y: 500, width: 100, height: 40))
    controller.view = UIView(frame: stage.window.bounds)
    controller.resultLab = label
    controller.topBtn = top
    controller.otherBtn = other
    panel.targetBtn = target
    panel.addSubview(target)
    for view in [panel, top, other, label] { controller.view.addSubview(view) }
    controller.viewDidLoad()
    stage.window.rootViewController = controller
    target.addTarget(
      controller,
      action: WilsonViewController.click100Button,
      for: .touchUpInside
    )
    top.addTarget(controller, action: WilsonViewController.clickTopButton, for: .touchUpInside)
    other.addTarget(controller, action: WilsonViewController.clickOtherButton, for: .touchUpInside)
    for (point, text) in [
      (CGPoint(x: 200, y: 340), "target button"), (CGPoint(x: 210, y: 320), "target button"),
      (CGPoint(x: 170, y: 330), "top button"), (CGPoint(x: 50, y: 520), "other button"),
    ] {
      stage.tap(point)
      #expect(label.text == text)
    }
    #expect(target.layer.borderColor == UIColor.red.cgColor && top.layer.borderWidth == 1)
  }

  @Test("Seed 004: a child that sticks out can be touched when its superview says so")
  func stickingOut() {
    let stage = Stage()
    let parent = XQ1View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = XQView(frame: CGRect(x: 80, y: 80, width: 100, height: 100))
    parent.addSubview(child)
    stage.rootView.addSubview(parent)
    #expect(stage.window.hitTest(CGPoint(x: 150, y: 150), with: nil) === child)
    #expect(stage.window.hitTest(CGPoint(x: 150, y: 50), with: nil) === stage.rootView)
  }

  @Test("Seed 001: the three forms of an action are called")
  func actions() {
    let control = TrackingControl(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let target = ActionTarget()
    target.connect(control)
    #expect(control.actions(forTarget: target, forControlEvent: .touchUpInside)?.count == 3)
    #expect(seedConstants().count == 4)
  }
}
