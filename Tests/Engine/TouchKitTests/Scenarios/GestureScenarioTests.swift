import TouchTrace
import Foundation
import Testing
import TouchKit
import TouchKitTestSupport
import TouchKitTesting

@MainActor
@Suite("Scenarios: recognizers", .tracedAndUntracedCalls)
struct GestureScenarioTests {
  private let scene = GestureScene()

  @Test("Sc-08: a finger that the view rejects reaches recognizers")
  func rejectedFinger() {
    let g = UITapGestureRecognizer()
    g.numberOfTouchesRequired = 2
    scene.add(g, "G")
    let (a, b) = (scene.finger(), scene.finger())
    scene.stage.perform([.down(a, at(50, 50)), .down(b, at(150, 50))])
    scene.stage.advance(by: 0.05)
    scene.stage.perform([.up(a, nil), .up(b, nil)])
    #expect(
      scene.story == """
        G.began [f1, f2]
        V.began [f1]
        G.ended [f1, f2]
        G→ended
        V.cancelled [f1]
        """
    )
  }

  @Test("Sc-20: a tap recognizer takes the touch from the view", arguments: [false, true])
  func tap(onSuperview: Bool) {
    let g = UITapGestureRecognizer()
    scene.add(g, "G", to: onSuperview ? scene.stage.rootView : scene.v)
    scene.stage.tap(at(100, 100), for: 0.08)
    #expect(
      scene.story == """
        G.began [f1]
        V.began [f1]
        G.ended [f1]
        G→ended
        V.cancelled [f1]
        """
    )
    #expect(scene.states == [.ended])
    #expect(g.state == .possible)
  }

  @Test("Sc-21: without cancelsTouchesInView the view sees the end")
  func tapWithoutCancelling() {
    let g = UITapGestureRecognizer()
    g.cancelsTouchesInView = false
    scene.add(g, "G")
    scene.stage.tap(at(100, 100), for: 0.08)
    #expect(
      scene.story == """
        G.began [f1]
        V.began [f1]
        G.ended [f1]
        G→ended
        V.ended [f1]
        """
    )
  }

  @Test("I35: Sc-22: a pan begins after ten points and takes the touch")
  func pan() {
    let g = UIPanGestureRecognizer()
    scene.add(g, "G")
    scene.drag(through: [104, 108, 112, 120])
    #expect(
      scene.story == """
        G.began [f1]
        V.began [f1]
        G.moved [f1]
        V.moved [f1]
        G.moved [f1]
        V.moved [f1]
        G.moved [f1]
        G→began
        V.cancelled [f1]
        G.moved [f1]
        G→changed
        G.ended [f1]
        G→ended
        """
    )
    #expect(scene.translations == [2, 10, 10])
  }

  @Test("Sc-25: a double-tap recognizer withholds the lift until it fails")
  func doubleTapWithholdsTheLift() {
    let d = UITapGestureRecognizer()
    d.numberOfTapsRequired = 2
    scene.add(d, "D")
    scene.stage.tap(at(100, 100))
    #expect(scene.story == "D.began [f1]\nV.began [f1]\nD.ended [f1]")
    scene.stage.advance(to: 0.25)
    #expect(!scene.story.contains("V.ended"))
    scene.stage.advance(to: 1)
    #expect(scene.story == "D.began [f1]\nV.began [f1]\nD.ended [f1]\nV.ended [f1]")
  }

  @Test("Sc-25: without delaysTouchesEnded the lift comes at once")
  func undelayedLift() {
    let d = UITapGestureRecognizer()
    d.numberOfTapsRequired = 2
    d.delaysTouchesEnded = false
    scene.add(d, "D")
    scene.stage.tap(at(100, 100))
    #expect(scene.story == "D.began [f1]\nV.began [f1]\nD.ended [f1]\nV.ended [f1]")
  }

  @Test("Sc-26: a pan without cancelsTouchesInView interleaves with the view")
  func panWithoutCancelling() {
    let g = UIPanGestureRecognizer()
    g.cancelsTouchesInView = false
    scene.add(g, "G")
    scene.drag(through: [104, 112, 120])
    #expect(
      scene.story == """
        G.began [f1]
        V.began [f1]
        G.moved [f1]
        V.moved [f1]
        G.moved [f1]
        G→began
        V.moved [f1]
        G.moved [f1]
        G→changed
        V.moved [f1]
        G.ended [f1]
        G→ended
        V.ended [f1]
        """
    )
  }

  @Test("Sc-27: of two of a kind the deeper one wins")
  func deeperWins() {
    scene.add(UITapGestureRecognizer(), "GP", to: scene.stage.rootView)
    scene.add(UITapGestureRecognizer(), "GV")
    scene.stage.tap(at(100, 100))
    #expect(
      scene.story == """
        GV.began [f1]
        GP.began [f1]
        V.began [f1]
        GV.ended [f1]
        GP.ended [f1]
        GV→ended
        V.cancelled [f1]
        """
    )
    scene.clear()
    scene.stage.tap(at(350, 800))
    #expect(scene.story.contains("GP→ended") && !scene.story.contains("GV"))
  }

  @Test("I33: Sc-30: one willing delegate lets both pans run", arguments: [nil, "GP", "GV"])
  func simultaneous(willing: String?) {
    let (gp, gv) = (UIPanGestureRecognizer(), UIPanGestureRecognizer())
    scene.add(gp, "GP", to: scene.stage.rootView)
    scene.add(gv, "GV")
    let delegate = GestureDelegate()
    delegate.runsBeside = true
    if willing == "GP" { gp.delegate = delegate }
    if willing == "GV" { gv.delegate = delegate }
    scene.drag(through: [120, 140])
    let actions = scene.actions
    let alone = ["GV→began", "GV→changed", "GV→ended"]
    let both = alone.flatMap { [$0, $0.replacing("GV", with: "GP")] }
    #expect(actions == (willing == nil ? alone : both))
  }

  @Test("Sc-31: a tap before the press time, a long press after it")
  func longPressAndTap() {
    scene.add(UILongPressGestureRecognizer(), "L")
    scene.add(UITapGestureRecognizer(), "T")
    scene.stage.tap(at(100, 100), for: 0.1)
    #expect(scene.actions == ["T→ended"])
    #expect(scene.story.hasSuffix("V.cancelled [f1]"))
    scene.clear()
    scene.stage.advance(to: 2)
    let finger = scene.finger()
    finger.down(100, 100)
    scene.stage.advance(to: 2.45)
    #expect(scene.actions == [])
    scene.stage.advance(to: 2.6)
    #expect(scene.actions == ["L→began"])
    #expect(scene.story.hasSuffix("L→began\nV.cancelled [f2]"))
    scene.stage.advance(to: 2.9)
    finger.up()
    #expect(scene.actions == ["L→began", "L→ended"])
  }

  @Test("Sc-32: movement fails a long press only before it begins")
  func longPressMovement() {
    scene.add(UILongPressGestureRecognizer(), "L")
    let first = scene.finger()
    first.down(100, 100)
    scene.stage.advance(to: 0.2)
    first.move(115, 100)
    scene.stage.advance(to: 1)
    first.up()
    #expect(
      scene.story == "L.began [f1]\nV.began [f1]\nL.moved [f1]\nV.moved [f1]\nV.ended [f1]"
    )
    scene.clear()
    scene.stage.advance(to: 2)
    let second = scene.finger()
    second.down(100, 100)
    scene.stage.advance(to: 2.2)
    second.move(106, 100)
    scene.stage.advance(to: 2.6)
    second.move(300, 100)
    second.up()
    #expect(scene.actions == ["L→began", "L→changed", "L→ended"])
    scene.clear()
    scene.stage.advance(to: 4)
    scene.stage.tap(at(100, 100), for: 0.3)
    #expect(scene.actions == [] && scene.story.hasSuffix("V.ended [f3]"))
  }

  @Test("Sc-34: disabling a pan under way cancels it once")
  func disabling() {
    let g = UIPanGestureRecognizer()
    scene.add(g, "G")
    let finger = scene.finger()
    finger.down(100, 100)
    finger.move(120, 100)
    finger.move(140, 100)
    g.isEnabled = false
    #expect(scene.actions == ["G→began", "G→changed", "G→cancelled"])
    finger.move(160, 100)
    g.isEnabled = true
    finger.move(180, 100)
    finger.up()
    #expect(scene.actions == ["G→began", "G→changed", "G→cancelled"])
    #expect(g.state == .possible)
    scene.clear()
    scene.drag(through: [120])
    #expect(scene.actions == ["G→began", "G→ended"])
  }

  @Test("Sc-34: disabling a pan that has not begun leaves the touch to the view")
  func disablingBefore() {
    let g = UIPanGestureRecognizer()
    scene.add(g, "G")
    let finger = scene.finger()
    finger.down(100, 100)
    g.isEnabled = false
    finger.move(140, 100)
    finger.up()
    #expect(scene.story == "G.began [f1]\nV.began [f1]\nV.moved [f1]\nV.ended [f1]")
  }

  @Test("Sc-35: a delegate that says no fails the tap in the event of the lift")
  func shouldBegin() {
    let g = UITapGestureRecognizer()
    let delegate = GestureDelegate()
    delegate.begins = false
    g.delegate = delegate
    scene.add(g, "G")
    scene.stage.tap(at(100, 100))
    #expect(scene.story == "G.began [f1]\nV.began [f1]\nG.ended [f1]\nV.ended [f1]")
  }

  @Test("Sc-35: a delegate can keep a touch or an event from a recognizer")
  func shouldReceive() {
    let g = UITapGestureRecognizer()
    let delegate = GestureDelegate()
    delegate.receivesTouches = false
    g.delegate = delegate
    scene.add(g, "G")
    scene.stage.tap(at(100, 100))
    #expect(scene.story == "V.began [f1]\nV.ended [f1]")
    #expect(delegate.touchQuestions == 1)
    delegate.receivesEvents = false
    scene.stage.tap(at(100, 100))
    #expect(delegate.touchQuestions == 1)
  }

  @Test("Sc-48: a pinch ends when both fingers have lifted")
  func pinch() {
    let g = UIPinchGestureRecognizer()
    scene.add(g, "G", to: scene.stage.rootView)
    let (a, b) = (scene.finger(), scene.finger())
    scene.stage.perform([.down(a, at(150, 300)), .down(b, at(250, 300))])
    for step in 1...10 {
      scene.stage.advance(by: 1.0 / 60)
      b.move(250 + CGFloat(step) * 10, 300)
    }
    #expect((1.8...2).contains(g.scale))
    #expect(g.velocity > 0)
    b.up()
    #expect(!scene.actions.contains("G→ended"))
    a.up()
    #expect(scene.actions.first == "G→began" && scene.actions.last == "G→ended")
    #expect(scene.actions.count { $0 == "G→began" } == 1)
  }

  @Test("Sc-64: a recognizer is reset after its action and before the next touch")
  func reset() {
    let g = ResetCountingTap()
    scene.add(g, "G")
    scene.stage.tap(at(100, 100))
    #expect(g.resetsAtAction == [0])
    scene.stage.advance(to: 1)
    scene.stage.tap(at(200, 300))
    #expect(g.resetsAtAction == [0, 1])
    #expect(scene.actions == ["G→ended", "G→ended"])
  }

  @Test("I32: Sc-65: each target hears it once, in the order of adding; none after the removal")
  func targets() {
    let g = UITapGestureRecognizer()
    var heard: [String] = []
    let (a, b) = (NotingTarget { heard.append("a") }, NotingTarget { heard.append("b") })
    for target in [a, b, a] { g.addTarget(target, action: NotingTarget.acted) }
    scene.add(g, "G")
    scene.stage.tap(at(100, 100))
    #expect(heard == ["a", "b"])
    g.removeTarget(nil, action: nil)
    scene.stage.advance(to: 1)
    scene.stage.tap(at(100, 100))
    #expect(heard == ["a", "b"])
  }

  private func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
}

@MainActor
private final class NotingTarget {
  private let note: () -> Void

  init(_ note: @escaping () -> Void) { self.note = note }

  func acted() { note() }
}

private final class ResetCountingTap: UITapGestureRecognizer {
  var resets = 0
  var resetsAtAction: [Int] = []

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    addTarget(self, action: ResetCountingTap.acted)
  }

  override func reset() {
    super.reset()
    resets += 1
  }

  func acted() { resetsAtAction.append(resets) }
}
