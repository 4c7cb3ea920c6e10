import Foundation
import Geometry
import Testing
import TouchKit
import TouchKitTestSupport
import TouchKitTesting

@MainActor
@Suite("Scenarios: hit-testing", .tracedAndUntracedCalls)
struct HitTestScenarioTests {
  @Test("Sc-14: views are asked from front to back, each point inside from its hit-test")
  func callOrder() {
    let log = ProbeLog()
    let stage = Stage()
    let a = ProbeHitTestView("A", frame: rect(0, 0, 300, 300), log: log)
    let b = ProbeHitTestView("B", frame: rect(0, 0, 100, 300), log: log)
    let c = ProbeHitTestView("C", frame: rect(100, 0, 200, 300), log: log)
    b.addSubview(ProbeHitTestView("D", frame: rect(10, 10, 50, 50), log: log))
    c.addSubview(ProbeHitTestView("E", frame: rect(0, 0, 200, 150), log: log))
    c.addSubview(ProbeHitTestView("F", frame: rect(0, 150, 200, 150), log: log))
    a.addSubview(b)
    a.addSubview(c)
    stage.rootView.addSubview(a)
    stage.tap(CGPoint(x: 200, y: 75))
    #expect(
      log.lines == [
        "A.hitTest", "A.pointInside", "C.hitTest", "C.pointInside", "F.hitTest", "F.pointInside",
        "E.hitTest", "E.pointInside",
      ]
    )
    #expect(stage.transcript == "E.began [f1]\nE.ended [f1]")
  }

  @Test(
    "Sc-15: left and top edges are inside, right and bottom are not",
    arguments: [
      (CGPoint(x: 100, y: 100), true), (CGPoint(x: 199.9, y: 150), true),
      (CGPoint(x: 200, y: 150), false), (CGPoint(x: 150, y: 200), false),
      (CGPoint(x: 99.9, y: 150), false),
    ]
  )
  func edges(point: CGPoint, isInside: Bool) {
    let stage = Stage()
    let v = named("V", rect(100, 100, 100, 100), in: stage.rootView)
    #expect((stage.window.hitTest(point, with: nil) === v) == isInside)
  }

  @Test("Sc-15: the origin of the bounds moves the content under the finger")
  func boundsOrigin() {
    let stage = Stage()
    let v = named("V", rect(100, 100, 100, 100), in: stage.rootView)
    v.bounds.origin = CGPoint(x: 20, y: 30)
    let k = named("K", rect(20, 30, 10, 10), in: v)
    let point = CGPoint(x: 105, y: 105)
    #expect(stage.window.hitTest(point, with: nil) === k)
    #expect(v.convert(point, from: nil) == CGPoint(x: 25, y: 35))
  }

  @Test("Sc-16: hidden, disabled and transparent views and all below them let touches through")
  func dead() {
    let stage = Stage()
    let u = named("U", rect(0, 0, 100, 100), in: stage.rootView)
    let v = named("V", rect(0, 0, 100, 100), in: stage.rootView)
    let k = named("K", rect(0, 0, 100, 100), in: v)
    func hit() -> UIView? { stage.window.hitTest(CGPoint(x: 50, y: 50), with: nil) }
    #expect(hit() === k)
    v.isHidden = true
    #expect(hit() === u)
    v.isHidden = false
    v.isUserInteractionEnabled = false
    #expect(hit() === u)
    v.isUserInteractionEnabled = true
    for (alpha, receiver) in [(0, u), (0.009, u), (0.02, k), (1, k)] as [(CGFloat, UIView)] {
      v.alpha = alpha
      #expect(hit() === receiver, "alpha \(alpha)")
    }
    k.removeFromSuperview()
    v.backgroundColor = .clear
    #expect(hit() === v)
  }

  @Test(
    "Sc-17: what sticks out of its parent is not touched, clipped or not",
    arguments: [true, false]
  )
  func outsideParent(clips: Bool) {
    let stage = Stage()
    let parent = named("P", rect(100, 100, 100, 100), in: stage.rootView)
    let k = named("K", rect(80, 0, 60, 60), in: parent)
    parent.clipsToBounds = clips
    #expect(stage.window.hitTest(CGPoint(x: 220, y: 120), with: nil) === stage.rootView)
    #expect(stage.window.hitTest(CGPoint(x: 190, y: 120), with: nil) === k)
  }

  @Test("Sc-18a, b: overriding hitTest or point(inside:) lets a child outside be touched")
  func overrides() {
    let stage = Stage()
    let parent = ScriptedView("P", rect(100, 100, 100, 100))
    let k = named("K", rect(80, 0, 60, 60), in: parent)
    stage.rootView.addSubview(parent)
    let point = CGPoint(x: 220, y: 120)
    parent.onHitTest = { parent, point, event in
      let inside = k.convert(point, from: parent)
      return k.bounds.contains(inside)
        ? k.hitTest(inside, with: event) : parent.defaultHitTest(point, event)
    }
    #expect(stage.window.hitTest(point, with: nil) === k)
    parent.onHitTest = nil
    parent.onPointInside = { parent, point in
      parent.subviews.contains { $0.bounds.contains($0.convert(point, from: parent)) }
    }
    #expect(stage.window.hitTest(point, with: nil) === k)
    parent.onPointInside = nil
    let t = named("T", rect(210, 110, 30, 30), in: stage.rootView)
    parent.onHitTest = { _, _, _ in
      Issue.record("a view behind the one that takes the touch was asked")
      return nil
    }
    #expect(stage.window.hitTest(point, with: nil) === t)
  }

  @Test("Sc-18c: a view that always answers itself wins only where nobody in front answers")
  func redirect() {
    let stage = Stage()
    let white = named("W", rect(0, 0, 300, 300), in: stage.rootView)
    let red = ScriptedView("R", rect(0, 0, 100, 100))
    red.onHitTest = { red, _, _ in red }
    white.addSubview(red)
    let green = named("G", rect(100, 0, 100, 100), in: white)
    #expect(stage.window.hitTest(CGPoint(x: 150, y: 50), with: nil) === green)
    #expect(stage.window.hitTest(CGPoint(x: 250, y: 250), with: nil) === red)
  }

  @Test("Sc-19: a rotated view is hit in its rotated shape, a squashed one not at all")
  func transforms() {
    let stage = Stage()
    let v = named("V", rect(150, 150, 100, 100), in: stage.rootView)
    v.transform = CGAffineTransform(rotationAngle: .pi / 4)
    #expect(stage.window.hitTest(CGPoint(x: 200, y: 265), with: nil) === v)
    #expect(stage.window.hitTest(CGPoint(x: 240, y: 240), with: nil) === stage.rootView)
    let local = v.convert(CGPoint(x: 200, y: 265), from: nil)
    #expect(abs(local.x - (50 + 65 / 2.0.squareRoot())) < 1e-9)
    #expect(abs(local.y - (50 + 65 / 2.0.squareRoot())) < 1e-9)
    v.transform = CGAffineTransform(scaleX: 0, y: 1)
    #expect(stage.window.hitTest(CGPoint(x: 200, y: 200), with: nil) === stage.rootView)
  }
}
