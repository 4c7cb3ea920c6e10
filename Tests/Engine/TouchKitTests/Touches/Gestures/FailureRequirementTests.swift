import Foundation
import Testing
import TouchKit
import TouchKitTesting

@MainActor
@Suite("Failure requirements")
struct FailureRequirementTests {
  private let scene = GestureScene()

  @Test("A single tap waits until the double tap has failed, long after the lift")
  func singleAndDouble() {
    let (s, d) = singleAndDouble(required: true)
    scene.stage.tap(at(100, 100))
    #expect(scene.actions == [])
    #expect(s.state == .possible && d.state == .possible)
    scene.stage.advance(to: 0.3)
    #expect(scene.actions == [])
    scene.stage.advance(to: 0.6)
    #expect(scene.actions == ["S→ended"])
    #expect(scene.story.hasSuffix("S→ended\nV.cancelled [f1]"))
    #expect(s.state == .possible && d.state == .possible)
  }

  @Test("A double tap fails the single tap that waits for it")
  func doubleTap() {
    _ = singleAndDouble(required: true)
    doubleTapAt(100)
    scene.stage.advance(to: 2)
    #expect(scene.actions == ["D→ended"])
    #expect(scene.story.hasSuffix("D→ended\nV.cancelled [f1, f2]"))
  }

  @Test("Without the requirement the single tap comes first, then the double tap")
  func unrelated() {
    _ = singleAndDouble(required: false)
    doubleTapAt(100)
    scene.stage.advance(to: 2)
    #expect(scene.actions == ["S→ended", "D→ended"])
  }

  @Test("One, two or three taps: a chain of three tells them apart")
  func chainOfThree() {
    let taps = (1...3).map { count in
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = count
      scene.add(tap, "T\(count)")
      return tap
    }
    taps[0].require(toFail: taps[1])
    taps[1].require(toFail: taps[2])
    for count in 1...3 {
      for tap in 0..<count {
        scene.stage.advance(to: Double(count) * 3 + Double(tap) * 0.15)
        scene.stage.tap(at(100, 100))
      }
      scene.stage.advance(by: 2)
    }
    #expect(scene.actions == ["T1→ended", "T2→ended", "T3→ended"])
  }

  @Test("A pan waits for a swipe and begins when the swipe fails")
  func panAfterSwipe() {
    let (p, s) = (UIPanGestureRecognizer(), UISwipeGestureRecognizer())
    scene.add(p, "P")
    scene.add(s, "S")
    p.require(toFail: s)
    let finger = scene.finger()
    finger.down(100, 100)
    scene.stage.advance(by: 0.02)
    finger.move(100, 130)
    #expect(p.state == .possible)
    scene.stage.advance(by: 0.02)
    finger.move(100, 160)
    #expect(scene.actions == ["P→began"])
    finger.up()
    #expect(scene.actions == ["P→began", "P→ended"])
  }

  @Test("A diamond: the last one waits for both sides, which wait for the first")
  func diamond() {
    let names = ["top", "left", "right", "bottom"]
    let four = names.map { name in
      let recognizer = ScriptedRecognizer()
      scene.add(recognizer, name)
      return recognizer
    }
    for side in four[1...2] {
      side.require(toFail: four[0])
      four[3].require(toFail: side)
    }
    four[3].onEnded = { $0.state = .ended }
    for side in four[1...2] {
      side.onEnded = { side in
        // One of the sides meets its criteria, and also waits.
        side.state = side.name == "left" ? .ended : .failed
      }
    }
    four[0].onEnded = { $0.state = .failed }
    scene.stage.tap(at(100, 100))
    #expect(scene.actions == ["left→ended"])
    for side in four[1...2] { side.onEnded = { $0.state = .failed } }
    scene.stage.advance(by: 1)
    scene.clear()
    scene.stage.tap(at(100, 100))
    #expect(scene.actions == ["bottom→ended"])
    #expect(four.allSatisfy { $0.state == .possible })
  }

  @Test(
    "I34: Circles of two, three and many end with the fingers, and the next gesture is as usual"
  )
  func circles() {
    for size in [2, 3, 12, 100] {
      let scene = GestureScene()
      let taps = (0..<size).map { index in
        let tap = UITapGestureRecognizer()
        scene.add(tap, "T\(index)")
        return tap
      }
      for index in 0..<size { taps[index].require(toFail: taps[(index + 1) % size]) }
      for _ in 0..<2 {
        scene.stage.tap(at(100, 100))
        #expect(scene.actions == [] && taps.allSatisfy { $0.state == .possible })
        scene.stage.advance(by: 1)
      }
      taps[0].isEnabled = false
      scene.stage.tap(at(100, 100))
      // The recognizer that waits for the disabled one recognises and fails the rest.
      #expect(scene.actions == ["T\(size - 1)→ended"])
    }
  }

  @Test("A requirement may stand on another view, above, below or beside, if it sees the touch")
  func otherViews() {
    let child = named("child", CGRect(x: 50, y: 50, width: 100, height: 100), in: scene.v)
    for (waiting, required) in [(scene.v, child), (child, scene.v)] {
      let (s, d) = (UITapGestureRecognizer(), UITapGestureRecognizer())
      d.numberOfTapsRequired = 2
      scene.add(s, "S", to: waiting)
      scene.add(d, "D", to: required)
      s.require(toFail: d)
      scene.clear()
      scene.stage.tap(at(100, 100))
      #expect(scene.actions == [])
      scene.stage.advance(by: 0.5)
      #expect(scene.actions == ["S→ended"])
      for recognizer in [s, d] { recognizer.view?.removeGestureRecognizer(recognizer) }
    }
  }

  @Test("A requirement that sees none of the touches does not count")
  func strangers() {
    let (t, other) = (UITapGestureRecognizer(), UIPanGestureRecognizer())
    let far = named("far", CGRect(x: 0, y: 700, width: 100, height: 100), in: scene.stage.rootView)
    scene.add(t, "T")
    scene.add(other, "P", to: far)
    t.require(toFail: other)
    let finger = scene.finger()
    finger.down(50, 750)
    scene.stage.tap(at(100, 100))
    #expect(scene.actions == ["T→ended"])
    finger.up()
  }

  @Test("A disabled requirement does not count, also when disabled while it is waited for")
  func disabled() {
    let (_, d) = singleAndDouble(required: true)
    d.isEnabled = false
    scene.stage.tap(at(100, 100))
    #expect(scene.actions == ["S→ended"])
    d.isEnabled = true
    scene.stage.advance(to: 3)
    scene.stage.tap(at(100, 100))
    #expect(scene.actions == ["S→ended"])
    d.isEnabled = false
    #expect(scene.actions == ["S→ended", "S→ended"])
  }

  @Test("A requirement that is removed, or whose view goes away, does not count any more")
  func removed() {
    let (_, d) = singleAndDouble(required: true)
    scene.stage.tap(at(100, 100))
    scene.v.removeGestureRecognizer(d)
    #expect(scene.actions == ["S→ended"])
  }

  @Test("I34: Recognizers that wait for each other both fail when the fingers are up")
  func cycle() {
    let (a, b) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    scene.add(a, "A")
    scene.add(b, "B")
    a.require(toFail: b)
    b.require(toFail: a)
    scene.stage.tap(at(100, 100))
    #expect(scene.actions == [])
    #expect(a.state == .possible && b.state == .possible)
    #expect(scene.story.hasSuffix("V.ended [f1]"))
    #expect(scene.stage.unfinishedTouches == [])
  }

  @Test("A delegate or a subclass may require failures for an attempt")
  func dynamic() {
    let (s, d) = singleAndDouble(required: false)
    let delegate = RequiringDelegate()
    delegate.required = d
    s.delegate = delegate
    scene.stage.tap(at(100, 100))
    #expect(scene.actions == [])
    scene.stage.advance(to: 1)
    #expect(scene.actions == ["S→ended"])
    #expect(delegate.questions == 1)
  }

  private func singleAndDouble(
    required: Bool
  ) -> (UITapGestureRecognizer, UITapGestureRecognizer) {
    let (s, d) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    d.numberOfTapsRequired = 2
    scene.add(s, "S")
    scene.add(d, "D")
    if required { s.require(toFail: d) }
    return (s, d)
  }

  private func doubleTapAt(_ x: CGFloat) {
    scene.stage.tap(at(x, 100))
    scene.stage.advance(by: 0.15)
    scene.stage.tap(at(x, 100))
  }

  private func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
}

private final class RequiringDelegate: NSObject, UIGestureRecognizerDelegate {
  @MainActor var required: UIGestureRecognizer?
  @MainActor var questions = 0

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    questions += 1
    return otherGestureRecognizer === required
  }
}
