import Foundation
import Testing
import TouchKit
import TouchKitTestSupport
import TouchKitTesting

/// Seed 0 §3: how events come about and how the fittest view is found.
@MainActor
@Suite("Seed 000, hit-testing", .tracedAndUntraced)
struct Seed000HitTestTests {
  private let scene = WitnessStage()
  private var stage: Stage { scene.stage }

  @Test("3.1: events wait in a queue: what comes in first is handled first, and to its end")
  func queue() {
    let one = scene.add("one", 0, 0, 100, 100)
    _ = scene.add("two", 200, 0, 100, 100)
    let second = stage.makeFinger()
    one.onBegan = { [diary = scene.diary] _, _ in
      second.down(250, 50)
      diary.lines.append("one is done")
    }
    stage.makeFinger().down(50, 50)
    #expect(scene.diary.take() == ["one.began 1", "one is done", "two.began 1"])
  }

  @Test("3.1: the application sends the event to the window (C1: to the one under the finger)")
  func windows() {
    // A window belongs to the application created last, so both are created here.
    let scene = WitnessStage()
    let stage = scene.stage
    let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    other.isHidden = false
    let view = Witness("small", other.bounds, scene.diary)
    other.addSubview(view)
    #expect(stage.window.isKeyWindow && !other.isKeyWindow)
    stage.makeFinger().down(20, 20)
    #expect(scene.diary.take() == ["small.began 1"])
  }

  @Test("3.2: the event passes from the application to the window, and from there to the view")
  func descent() {
    _ = scene.add("view", 0, 0, 100, 100)
    scene.tellAll()
    stage.makeFinger().down(50, 50)
    let lines = scene.diary.take()
    #expect(
      lines == ["window.hitTest", "application.sendEvent", "window.sendEvent", "view.began 1"]
    )
  }

  @Test("3.2: where a superview takes no touches, its subviews take none")
  func superviewRefuses() {
    let parent = scene.add("parent", 0, 0, 100, 100)
    _ = scene.add("child", 0, 0, 100, 100, to: parent)
    parent.isUserInteractionEnabled = false
    #expect(scene.fittest(50, 50) == "root")
  }

  @Test("3.2.3: subviews are asked from the last to the first, so that the front one is found")
  func backToFront() {
    for name in ["rear", "middle", "front"] {
      scene.add(name, 0, 0, 100, 100).tellsQuestions = true
    }
    #expect(scene.fittest(50, 50) == "front")
    #expect(scene.diary.take() == ["front.hitTest", "front.pointInside"])
  }

  @Test("3.2.5: where no subview fits, the view itself is the fittest")
  func itself() {
    let parent = scene.add("parent", 0, 0, 100, 100)
    _ = scene.add("child", 0, 0, 20, 20, to: parent)
    #expect(scene.fittest(50, 50) == "parent")
  }

  @Test(
    "3.2: a view takes no touches when disabled, hidden or transparent (C2: up to 0.01)",
    arguments: ["disabled", "hidden", "alpha 0", "alpha 0.01"]
  )
  func refusals(reason: String) {
    let view = scene.add("view", 0, 0, 100, 100)
    switch reason {
    case "disabled": view.isUserInteractionEnabled = false
    case "hidden": view.isHidden = true
    case "alpha 0": view.alpha = 0
    default: view.alpha = 0.01
    }
    #expect(scene.fittest(50, 50) == "root")
  }

  @Test("3.2: what a disabled view gets goes to its superview (C18: if no sibling is behind it)")
  func disabledView() {
    let orange = scene.add("orange", 0, 0, 200, 200)
    let green = scene.add("green", 0, 0, 60, 60, to: orange)
    let blue = scene.add("blue", 0, 0, 100, 100, to: orange)
    _ = scene.add("yellow", 0, 0, 50, 50, to: blue)
    blue.isUserInteractionEnabled = false
    #expect(scene.fittest(80, 80) == "orange")
    #expect(scene.fittest(20, 20) == "green")
    green.isHidden = true
    #expect(scene.fittest(20, 20) == "orange")
  }

  @Test("3.2: a hidden or transparent superview hides its subviews (C22: their values stay)")
  func inheritance() {
    let parent = scene.add("parent", 0, 0, 100, 100)
    let child = scene.add("child", 0, 0, 100, 100, to: parent)
    parent.alpha = 0
    #expect(scene.fittest(50, 50) == "root" && child.alpha == 1)
    parent.alpha = 1
    parent.isHidden = true
    #expect(scene.fittest(50, 50) == "root" && !child.isHidden)
  }

  @Test("3.3.1.1: whoever the event is passed to is asked, fit or not, touched or not")
  func everybodyIsAsked() {
    for name in ["outside", "disabled"] {
      let view = scene.add(name, name == "outside" ? 200 : 0, 0, 100, 100)
      view.tellsQuestions = true
      view.isUserInteractionEnabled = name == "outside"
    }
    #expect(scene.fittest(50, 50) == "root")
    #expect(
      scene.diary.take() == ["disabled.hitTest", "outside.hitTest", "outside.pointInside"]
    )
  }

  @Test("3.3.1.1: a subview is asked even where its superview turns out to be the fittest")
  func childrenAreAsked() {
    let parent = scene.add("parent", 0, 0, 100, 100)
    scene.add("child", 80, 80, 20, 20, to: parent).tellsQuestions = true
    #expect(scene.fittest(50, 50) == "parent")
    #expect(scene.diary.take() == ["child.hitTest", "child.pointInside"])
  }

  @Test("3.3.1.1: an override of hitTest decides who takes the touch")
  func interception() {
    let target = scene.add("target", 200, 200, 50, 50)
    scene.add("view", 0, 0, 100, 100).answer = { _ in target }
    stage.makeFinger().down(300, 300)
    #expect(scene.diary.take() == ["target.began 1"])
  }

  @Test("3.3.1.1: a view that answers nil is not fit, nor are its subviews; the superview is")
  func answeringNil() {
    let parent = scene.add("parent", 0, 0, 100, 100)
    let view = scene.add("view", 0, 0, 100, 100, to: parent)
    _ = scene.add("child", 0, 0, 100, 100, to: view)
    view.answer = { _ in nil }
    #expect(scene.fittest(50, 50) == "parent")
  }

  @Test("3.3.1.1: to make the rear child the fittest, its superview answers it; it cannot itself")
  func redView() {
    let white = scene.add("white", 0, 0, 200, 200)
    let red = scene.add("red", 0, 0, 50, 50, to: white)
    _ = scene.add("green", 100, 100, 50, 50, to: white)
    red.answer = { [unowned red] _ in red }
    #expect(scene.fittest(120, 120) == "green")
    red.answer = nil
    white.answer = { [unowned white] _ in white.subviews[0] }
    #expect(scene.fittest(120, 120) == "red" && scene.fittest(20, 20) == "red")
  }

  @Test("3.3.1.1: a window that answers nil: nobody handles the event")
  func windowAnswersNil() {
    _ = scene.add("view", 0, 0, 100, 100)
    scene.window.answer = { nil }
    stage.tap(CGPoint(x: 50, y: 50))
    #expect(scene.diary.take().isEmpty)
  }

  @Test("3.3.1.1: the window alone handles it when its root view answers nil, or when it says so")
  func windowAlone() {
    let root = Witness("root", stage.window.bounds, scene.diary)
    root.answer = { _ in nil }
    scene.window.rootViewController = nil
    scene.controller.view = root
    scene.window.rootViewController = scene.controller
    #expect(scene.fittest(50, 50) == "window")
    root.answer = nil
    scene.window.answer = { [unowned window = scene.window] in window }
    #expect(scene.fittest(50, 50) == "window")
  }

  @Test("3.3.1.1: the article's own hitTest finds what the engine's does (C3: braces put right)")
  func pseudoCode() {
    let view = scene.add("view", 0, 0, 200, 200)
    _ = scene.add("a", 10, 10, 50, 50, to: view)
    _ = scene.add("b", 40, 40, 50, 50, to: view).isUserInteractionEnabled = false
    _ = scene.add("c", 150, 150, 100, 100, to: view)
    let points = stride(from: CGFloat(1), to: 260, by: 9).map { $0 }
    let engine = points.flatMap { x in points.map { y in scene.fittest(x, y) } }
    view.answer = { [unowned view] point in articlesHitTest(view, point) }
    let article = points.flatMap { x in points.map { y in scene.fittest(x, y) } }
    #expect(engine == article)
  }

  @Test("3.3.1.2: hitTest asks pointInside, in the view's own coordinates")
  func pointInside() {
    let view = PointCollector(frame: CGRect(x: 30, y: 40, width: 100, height: 100))
    stage.rootView.addSubview(view)
    _ = stage.window.hitTest(CGPoint(x: 35, y: 50), with: nil)
    #expect(view.points == [CGPoint(x: 5, y: 10)])
    view.isInside = false
    #expect(stage.window.hitTest(CGPoint(x: 35, y: 50), with: nil) === stage.rootView)
  }
}

/// Runs the hit test of section 3.3.1.1, line by line.
@MainActor
private func articlesHitTest(_ view: UIView, _ point: CGPoint) -> UIView? {
  if !view.isUserInteractionEnabled || view.isHidden || view.alpha <= 0.01 { return nil }
  if !view.point(inside: point, with: nil) { return nil }
  for child in view.subviews.reversed() {
    if let fit = child.hitTest(view.convert(point, to: child), with: nil) { return fit }
  }
  return view
}

private final class PointCollector: UIView {
  var points: [CGPoint] = []
  var isInside = true

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    points.append(point)
    return isInside
  }
}
