import TouchTrace
import Foundation
import Testing
import TouchKit
import TouchKitTesting

/// Small sequences that random plays found; each is a promise that was broken once.
@MainActor
@Suite("Recognizers in disorder")
struct GestureDisturbanceTests {
  private let scene = GestureScene()

  private func scripted(_ name: String, on view: UIView? = nil) -> ScriptedRecognizer {
    let recognizer = ScriptedRecognizer()
    scene.add(recognizer, name, to: view)
    return recognizer
  }

  private var transitions: [String] {
    scene.stage.log.records.compactMap { record in
      guard case .gestureChanged(let transition) = record.event else { return nil }
      return "\(transition.recognizer.name) \(transition.from.rawValue)-\(transition.to.rawValue)"
    }
  }

  @Test("A gesture whose subclass forgets to end it is cancelled when its fingers are gone")
  func forgotten() {
    let g = scripted("G")
    g.onMoved = { $0.state = .changed }
    scene.drag(through: [110, 120])
    #expect(scene.actions == ["G→began", "G→changed", "G→cancelled"])
    #expect(g.state == .possible)
  }

  @Test("So is one whose only finger it stopped following")
  func forsaken() {
    let g = scripted("G")
    g.onMoved = { $0.state = .began }
    var touch: UITouch?
    g.onTouch = { _, seen, _ in touch = seen }
    let finger = scene.finger()
    finger.down(100, 100)
    finger.move(110, 100)
    touch.map { g.ignore($0, for: UIEvent()) }
    touch = nil
    finger.up()
    #expect(scene.actions == ["G→began", "G→cancelled"])
    #expect(g.state == .possible)
  }

  @Test("A gesture driven by hand, without fingers, lasts until the hand ends it")
  func drivenByHand() {
    let g = scripted("G")
    g.state = .began
    scene.stage.tap(CGPoint(x: 300, y: 700))
    #expect(g.state == .began)
    g.state = .ended
    #expect(scene.actions == ["G→began", "G→ended"])
    #expect(g.state == .possible)
  }

  @Test("One that waited passes through every state it tells")
  func releasedStepByStep() {
    let (pan, pinch) = (UIPanGestureRecognizer(), UIPinchGestureRecognizer())
    scene.add(pan, "P")
    scene.add(pinch, "Q")
    pan.require(toFail: pinch)
    scene.drag(through: [120])
    #expect(scene.actions == ["P→began", "P→ended"])
    #expect(
      transitions == [
        "P possible-possible", "Q possible-failed", "P possible-began", "P began-ended",
        "P ended-possible", "Q failed-possible",
      ]
    )
  }

  @Test("Two fingers of which one has lifted: the other one is cancelled for the view")
  func takenTogether() {
    scene.v.isMultipleTouchEnabled = true
    let g = scripted("G")
    g.delaysTouchesEnded = false
    g.onEnded = { if $0.numberOfTouches == 1 { $0.state = .ended } }
    let (a, b) = (scene.finger(), scene.finger())
    scene.stage.perform([.down(a, CGPoint(x: 50, y: 50)), .down(b, CGPoint(x: 90, y: 50))])
    a.up()
    b.up()
    #expect(scene.stage.transcript == "V.began [f1, f2]\nV.ended [f1]\nV.cancelled [f2]")
    #expect(scene.stage.unfinishedTouches == [])
  }

  @Test("A lifted touch that is taken from its view after the lift is not retained")
  func takenLate() {
    scene.v.isMultipleTouchEnabled = true
    weak var touch: UITouch?
    let g = scripted("G")
    g.onTouch = { _, seen, _ in touch = touch ?? seen }
    g.onMoved = { $0.state = .began }
    let (a, b) = (scene.finger(), scene.finger())
    scene.stage.perform([.down(a, CGPoint(x: 50, y: 50)), .down(b, CGPoint(x: 90, y: 50))])
    a.up()
    b.move(100, 50)
    b.up()
    #expect(scene.stage.transcript == "V.began [f1, f2]\nV.cancelled [f1, f2]")
    #expect(touch == nil)
  }

  @Test("A touch told late, after its lift, is not retained")
  func toldLate() {
    weak var touch: UITouch?
    let (g, h) = (scripted("G"), scripted("H"))
    g.delaysTouchesBegan = true
    g.onTouch = { _, seen, _ in touch = seen }
    let finger = scene.finger()
    let other = scene.finger()
    finger.down(100, 100)
    other.down(10, 700)
    finger.up()
    g.state = .failed
    h.state = .failed
    other.up()
    #expect(scene.stage.transcript.hasPrefix("UIView.began [f2]\nV.began [f1]\nV.ended [f1]"))
    #expect(touch == nil)
  }

  @Test("A recognizer that is moved while it is asked about a touch sees it at most once")
  func movedWhileAsked() {
    let root = scene.stage.rootView
    let g = scripted("G")
    let mover = Mover { root.addGestureRecognizer(g) }
    g.delegate = mover
    scene.drag(through: [150])
    #expect(!scene.stage.transcript(.recognizerCalls).contains("[f1, f1]"))
    #expect(scene.stage.violations == [])
  }

  @Test("Of two in one event the deeper one wins, even if the outer one was asked first")
  func deeperWins() {
    let outer = scripted("O", on: scene.stage.rootView)
    let inner = scripted("I")
    outer.onMoved = { $0.state = .began }
    inner.onMoved = { $0.state = .began }
    // The first finger belongs only to the outer recognizer, so it comes first in each event.
    let (a, b) = (scene.finger(), scene.finger())
    a.down(100, 700)
    b.down(100, 100)
    scene.stage.perform([.move(a, CGPoint(x: 120, y: 700)), .move(b, CGPoint(x: 120, y: 100))])
    #expect(scene.actions == ["I→began"])
  }

  @Test("A gesture that ends in the same event still stands in the way of another one")
  func endingStandsInTheWay() {
    let tap = UITapGestureRecognizer()
    let g = scripted("G")
    scene.add(tap, "T")
    g.onTouch = { g, _, _ in
      if g.numberOfTouches == 1 { g.state = .began }
    }
    g.onEnded = { if $0.numberOfTouches == 1 { $0.state = .ended } }
    let (a, b) = (scene.finger(), scene.finger())
    a.down(10, 100)
    scene.stage.advance(by: 2)
    b.down(100, 100)
    scene.stage.perform([.up(a, nil), .up(b, nil)])
    #expect(!scene.actions.contains("T→ended"))
  }

  @Test("I31: A long press that is removed from its view has no timer left")
  func removedPress() {
    let press = UILongPressGestureRecognizer()
    scene.add(press, "L")
    let finger = scene.finger()
    finger.down(100, 100)
    scene.v.removeGestureRecognizer(press)
    #expect(scene.stage.application.nextDeadline == nil)
    scene.stage.advance(by: 1)
    #expect(scene.actions == [] && press.state == .possible)
  }

  @Test("Removed or disabled before its target heard of it, it fails silently", arguments: [0, 1])
  func takenBack(way: Int) {
    let (g, h) = (scripted("G"), scripted("H"))
    g.onMoved = { $0.state = .began }
    h.onMoved = { _ in
      if way == 0 { g.view?.removeGestureRecognizer(g) } else { g.isEnabled = false }
    }
    scene.drag(through: [120, 140])
    #expect(scene.actions == [])
    #expect(scene.stage.transcript.hasSuffix("V.moved [f1]\nV.ended [f1]"))
  }

  @Test("A delegate that sets the state when asked is not asked again, and its word holds")
  func answeredByWriting() {
    let g = scripted("G")
    var questions = 0
    let delegate = Mover()
    delegate.onBegin = {
      questions += 1
      g.state = .began
      g.state = .failed
    }
    g.delegate = delegate
    g.onMoved = { $0.state = .began }
    scene.drag(through: [120])
    #expect(questions == 1 && scene.actions == [])
    #expect(transitions == ["G possible-failed", "G failed-possible"])
  }

  @Test("Taken away while its delegate is asked, it does not recognise afterwards")
  func removedWhileAsked() {
    let g = scripted("G")
    let delegate = Mover()
    delegate.onBegin = { g.view?.removeGestureRecognizer(g) }
    g.delegate = delegate
    g.state = .ended
    #expect(scene.actions == [] && scene.states == [])
  }

  @Test("Finished by hand in no window, it takes part once its view has one")
  func readyAfterwards() {
    let g = ScriptedRecognizer()
    g.state = .ended
    scene.add(g, "G")
    scene.drag(through: [120])
    #expect(scene.story.contains("G.began [f1]"))
  }

  @Test("Finished by hand in no window, it is possible again as soon as its view has one")
  func possibleAfterwards() {
    let g = ScriptedRecognizer()
    let view = UIView()
    view.addGestureRecognizer(g)
    g.state = .failed
    #expect(g.state == .failed)
    scene.v.addSubview(view)
    #expect(g.state == .possible)
    view.removeGestureRecognizer(g)
    g.state = .failed
    view.addGestureRecognizer(g)
    #expect(g.state == .possible)
  }

  @Test("Ended by its delegate when asked about a touch, it tells so, and the touch is not its own")
  func endedWhileAsked() {
    let (first, second) = (scripted("first"), scripted("second"))
    second.require(toFail: first)
    let delegate = Mover { second.state = .ended }
    second.delegate = delegate
    first.onEnded = { $0.state = .failed }
    scene.drag(through: [120])
    #expect(scene.actions == ["second→ended"])
    #expect(scene.stage.violations.isEmpty)
  }

  @Test("Begun by its delegate before anybody knew for whom it has to wait, it waits after all")
  func begunWhileAsked() {
    let (first, second) = (scripted("first"), scripted("second"))
    second.require(toFail: first)
    var isAsked = false
    let delegate = Mover {
      if !isAsked { second.state = .began }
      isAsked = true
    }
    // The delegate is asked about the touch after the second recognizer, which it begins.
    first.delegate = delegate
    scene.v.removeGestureRecognizer(first)
    scene.v.addGestureRecognizer(first)
    first.onEnded = { $0.state = .failed }
    scene.drag(through: [120])
    #expect(scene.actions == ["second→began", "second→cancelled"])
    #expect(scene.stage.violations.isEmpty && second.state == .possible)
  }

  @Test("Begun and cancelled before anybody knew for whom it has to wait, it fails silently")
  func cancelledWhileAsked() {
    let (first, second) = (scripted("first"), scripted("second"))
    second.require(toFail: first)
    let delegate = Mover {
      second.state = .began
      second.state = .cancelled
    }
    first.delegate = delegate
    scene.v.removeGestureRecognizer(first)
    scene.v.addGestureRecognizer(first)
    scene.drag(through: [120])
    #expect(scene.actions == [])
    #expect(scene.stage.violations.isEmpty && second.state == .possible)
  }

  @Test("Ended in no window by hand, and put into one by its delegate, it is possible there")
  func attachedWhileAsked() {
    let g = scripted("G")
    let delegate = Mover()
    delegate.onBegin = { [scene] in scene.v.addGestureRecognizer(g) }
    g.delegate = delegate
    scene.v.removeGestureRecognizer(g)
    g.state = .ended
    #expect(g.state == .possible)
    #expect(scene.states == [.ended] && scene.stage.violations.isEmpty)
  }

  @Test("Begun in no window and ended in one by hand, it breaks no promise")
  func begunElsewhere() {
    let g = scripted("G")
    scene.v.removeGestureRecognizer(g)
    g.state = .began
    scene.v.addGestureRecognizer(g)
    g.state = .ended
    #expect(scene.states == [.began, .ended])
    #expect(scene.stage.violations.isEmpty && g.state == .possible)
  }

  @Test("Begun in no window by hand, it begins anew with the fingers that it sees in one")
  func begunElsewhereThenTouched() {
    let g = UIPanGestureRecognizer()
    let view = named("W", CGRect(x: 0, y: 0, width: 300, height: 300))
    scene.add(g, "G", to: view)
    g.state = .began
    #expect(g.state == .began)
    scene.v.addSubview(view)
    #expect(g.state == .possible)
    scene.drag(through: [120, 130])
    #expect(scene.states == [.began, .began, .changed, .ended])
    #expect(scene.stage.violations.isEmpty && g.state == .possible)
  }

  @Test("So it is when the other one just lets its fingers go")
  func endedBesideIdle() {
    let (first, second) = (scripted("first"), scripted("second"))
    second.require(toFail: first)
    let delegate = Mover { second.state = .ended }
    second.delegate = delegate
    scene.drag(through: [120])
    #expect(scene.actions == ["second→ended"])
    #expect(scene.stage.violations.isEmpty && second.state == .possible)
  }

  @Test("A recognizer that whoever hears of its removal attaches again is attached once")
  func attachedAgain() {
    let view = ScriptedView("view", scene.v.bounds)
    scene.v.addSubview(view)
    let g = scripted("G", on: view)
    g.delaysTouchesBegan = true
    view.onBegan = { view, _, _ in
      view.removeGestureRecognizer(g)
      view.addGestureRecognizer(g)
    }
    scene.finger().down(100, 100)
    view.removeGestureRecognizer(g)
    #expect(view.gestureRecognizers == [g] && g.view === view)
    view.removeGestureRecognizer(g)
    #expect(view.gestureRecognizers ?? [] == [] && g.view == nil)
  }

  @Test(
    "One that is driven by hand while its view is out of the window, as it is asked, sees no touch",
    arguments: [UIGestureRecognizer.State.failed, .began]
  )
  func drivenOutside(state: UIGestureRecognizer.State) {
    let g = scripted("G")
    let delegate = Mover { [v = scene.v] in
      v.removeFromSuperview()
      g.state = state
    }
    g.delegate = delegate
    scene.drag(through: [110])
    #expect(transitions == [] && scene.stage.violations.isEmpty)
  }
}

/// A delegate that runs a closure when it is asked.
@MainActor
private final class Mover: NSObject, UIGestureRecognizerDelegate {
  private let onReceive: () -> Void
  var onBegin: () -> Void = {}

  init(_ onReceive: @escaping () -> Void = {}) {
    self.onReceive = onReceive
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    onBegin()
    return true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool {
    onReceive()
    return true
  }
}
