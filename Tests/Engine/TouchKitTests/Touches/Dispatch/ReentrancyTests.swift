import TouchTrace
import Foundation
import TouchInput
import Testing
import TouchKit
import TouchKitComponents
import TouchKitTestSupport
import TouchKitTesting

/// One test for each promise of `UIApplication.send(_:)` to callbacks.
@MainActor
@Suite("Callbacks may do anything")
struct ReentrancyTests {
  private let stage = Stage()

  private func script(_ name: String, in parent: UIView? = nil) -> ScriptedView {
    let view = ScriptedView(name, rect(0, 0, 200, 200))
    (parent ?? stage.rootView).addSubview(view)
    return view
  }

  private func drag() {
    let finger = stage.makeFinger()
    finger.down(50, 50)
    finger.move(60, 60)
    finger.up()
  }

  @Test("M05: Input and time wait until the present event is handled")
  func queueing() {
    let view = script("V")
    var timesSeen: [TimeInterval] = []
    let second = stage.makeFinger()
    view.isMultipleTouchEnabled = true
    view.onBegan = { [stage] _, _, event in
      timesSeen.append(stage.application.currentTime)
      guard second.location == nil else { return }
      second.down(70, 70)
      stage.application.advance(to: 5)
      timesSeen.append(stage.application.currentTime)
    }
    stage.makeFinger().down(50, 50)
    #expect(stage.transcript == "V.began [f1]\nV.began [f2]")
    #expect(timesSeen == [0, 0, 0] && stage.application.currentTime == 5)
  }

  @Test("M04: An event sent by hand is delivered at once, but not for ever")
  func nesting() {
    let view = KeyEater(frame: rect(0, 0, 10, 10))
    stage.rootView.addSubview(view)
    view.becomeFirstResponder()
    view.onEvent = { [stage] event in stage.application.sendEvent(event) }
    stage.keyboard.down("a", usage: 4)
    #expect(view.calls == Array(repeating: "began a", count: 8))
    #expect(stage.transcript(.incidents).contains("from within itself"))
  }

  @Test("A touch event sent again tells no view a second time")
  func again() {
    let view = script("V")
    var calls = 0
    view.onBegan = { [stage] _, _, event in
      calls += 1
      if let event { stage.application.sendEvent(event) }
    }
    stage.makeFinger().down(50, 50)
    #expect(calls == 1)
  }

  @Test("The controller of the touched view may leave")
  func controller() {
    let first = UIViewController()
    let navigation = UINavigationController(rootViewController: first)
    let stage = Stage(root: navigation)
    let top = UIViewController()
    navigation.pushViewController(top, animated: false)
    let view = ScriptedView("V", rect(0, 0, 200, 200))
    top.view.addSubview(view)
    view.onBegan = { _, _, _ in navigation.popViewController(animated: false) }
    let finger = stage.makeFinger()
    finger.down(50, 50)
    finger.move(60, 60)
    finger.up()
    #expect(stage.transcript == "V.began [f1]\nV.cancelled [f1]")
  }

  @Test("The controller that presents the touched one may dismiss it")
  func dismissal() {
    let stage = Stage()
    let root = stage.window.rootViewController
    let sheet = UIViewController()
    let view = ScriptedView("V", rect(0, 0, 200, 200))
    sheet.view.addSubview(view)
    root?.present(sheet, animated: false)
    view.onMoved = { _, _, _ in root?.dismiss(animated: false) }
    let finger = stage.makeFinger()
    finger.down(50, 50)
    finger.move(60, 60)
    finger.move(70, 70)
    finger.up()
    #expect(stage.transcript == "V.began [f1]\nV.moved [f1]\nV.cancelled [f1]")
  }

  @Test("A view that goes to another window is cancelled")
  func otherWindow() {
    let view = script("V")
    let window = UIWindow(frame: rect(0, 0, 10, 10))
    view.onBegan = { view, _, _ in window.addSubview(view) }
    drag()
    #expect(stage.transcript == "V.began [f1]\nV.cancelled [f1]")
  }

  @Test("A view taken out and put back keeps its touch")
  func backAgain() {
    let view = script("V")
    view.onMoved = { [stage] view, _, _ in
      view.removeFromSuperview()
      stage.rootView.addSubview(view)
    }
    drag()
    #expect(stage.transcript == "V.began [f1]\nV.moved [f1]\nV.ended [f1]")
  }

  @Test("The window may be hidden, and nobody need keep it")
  func window() {
    let stage = Stage()
    var window: UIWindow? = UIWindow(frame: rect(0, 0, 200, 200))
    let view = ScriptedView("V", rect(0, 0, 200, 200))
    window?.addSubview(view)
    window?.isHidden = false
    view.onBegan = { _, _, _ in
      window?.isHidden = true
      window = nil
    }
    let finger = stage.makeFinger()
    finger.down(50, 50)
    finger.move(60, 60)
    finger.up()
    #expect(stage.transcript == "V.began [f1]\nV.cancelled [f1]")
    #expect(stage.application.windows.count == 1)
  }

  @Test("Hiding and disabling leave the touch alone")
  func hiding() {
    let view = script("V")
    view.onBegan = { view, _, _ in view.alpha = 0 }
    view.onMoved = { view, _, _ in view.isUserInteractionEnabled = false }
    drag()
    #expect(stage.transcript == "V.began [f1]\nV.moved [f1]\nV.ended [f1]")
  }

  @Test("M03: Subviews may change while they are asked for a touch")
  func hitTesting() {
    let behind = script("behind")
    let trap = script("trap")
    trap.onPointInside = { trap, _ in
      trap.superview?.addSubview(ScriptedView("late", rect(0, 0, 200, 200)))
      trap.removeFromSuperview()
      return false
    }
    drag()
    #expect(stage.transcript.hasPrefix("behind.began"))
    #expect(trap.superview == nil && behind.superview != nil)
  }

  @Test("M10: A hit-test that answers a view from elsewhere leaves no touch behind")
  func foreignAnswers() {
    let view = script("V")
    let detached = ScriptedView("detached", rect(0, 0, 10, 10))
    let window = UIWindow(frame: rect(0, 0, 100, 100))
    let inOther = ScriptedView("other", rect(0, 0, 10, 10))
    window.addSubview(inOther)
    for answer in [detached, inOther, stage.rootView, window] {
      var (began, over) = (0, 0)
      for counted in [detached, inOther] {
        counted.onBegan = { _, _, _ in began += 1 }
        counted.onEnded = { _, _, _ in over += 1 }
        counted.onCancelled = { _, _, _ in over += 1 }
      }
      view.onHitTest = { _, _, _ in answer }
      drag()
      #expect(stage.allTouches == "no touches", "\(answer)")
      #expect(began == over && began <= 1, "\(answer)")
    }
    view.onHitTest = nil
    view.onBegan = { view, _, _ in view.tag = 1 }
    drag()
    #expect(view.tag == 1)
  }

  @Test("M02: Recognizers that come and go do so from the next touch on")
  func recognizers() {
    let view = script("V")
    let counter = Counter()
    let late = UITapGestureRecognizer(target: counter, action: Counter.count)
    view.onBegan = { view, _, _ in view.addGestureRecognizer(late) }
    stage.tap(CGPoint(x: 50, y: 50))
    #expect(counter.calls == 0)
    stage.advance(by: 1)
    stage.tap(CGPoint(x: 50, y: 50))
    #expect(counter.calls == 1)
  }

  @Test("M01, M02: A recognizer's action may remove its view, itself and the window's controller")
  func actions() {
    let view = script("V")
    let counter = Counter()
    let tap = UITapGestureRecognizer(target: counter, action: Counter.count)
    view.addGestureRecognizer(tap)
    counter.onCount = { [stage] in
      view.removeGestureRecognizer(tap)
      view.removeFromSuperview()
      stage.window.rootViewController = UIViewController()
    }
    stage.tap(CGPoint(x: 50, y: 50))
    stage.advance(by: 1)
    stage.tap(CGPoint(x: 50, y: 50))
    #expect(counter.calls == 1 && stage.unfinishedTouches == [] && stage.violations == [])
  }

  @Test("Touches end after the event in which everything is to be ignored")
  func ignoring() {
    let view = script("V")
    view.onBegan = { [stage] _, _, _ in stage.application.beginIgnoringInteractionEvents() }
    drag()
    #expect(stage.transcript == "V.began [f1]\nV.cancelled [f1]")
  }

  @Test("A key may change who is first responder, send keys, and close the window")
  func keys() {
    let view = KeyEater(frame: rect(0, 0, 10, 10))
    let other = KeyEater(frame: rect(0, 0, 10, 10))
    stage.rootView.addSubview(view)
    stage.rootView.addSubview(other)
    view.becomeFirstResponder()
    view.onPress = { [stage] in
      other.becomeFirstResponder()
      stage.keyboard.press("b", usage: 5)
      #expect(other.calls == [])
    }
    other.onPress = { [stage] in stage.window.isHidden = true }
    stage.keyboard.press("a", usage: 4)
    #expect(view.calls == ["began a", "cancelled a"])
    #expect(other.calls == ["began b", "cancelled b"])
    stage.keyboard.press("c", usage: 6)
    #expect(other.calls.count == 2)
  }

  @Test("M12: Who is let go of lives to the end of the event")
  func lifetime() {
    weak var weakView: UIView?
    do {
      let view = script("V")
      weakView = view
      view.onBegan = { view, _, _ in view.removeFromSuperview() }
    }
    let finger = stage.makeFinger()
    finger.down(50, 50)
    #expect(stage.transcript == "V.began [f1]\nV.cancelled [f1]")
    finger.up()
    stage.tap(CGPoint(x: 300, y: 300))
    #expect(weakView == nil)
  }
}

private final class Counter: NSObject {
  var calls = 0
  var onCount: (() -> Void)?
  func count() {
    calls += 1
    onCount?()
  }
}

private final class KeyEater: UIView {
  var calls: [String] = []
  var onPress: (() -> Void)?
  var onEvent: ((UIEvent) -> Void)?
  override var canBecomeFirstResponder: Bool { true }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    calls += presses.map { "began \($0.key?.characters ?? "")" }
    onPress?()
    if let event { onEvent?(event) }
  }

  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    calls += presses.map { "cancelled \($0.key?.characters ?? "")" }
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    calls += presses.map { "ended \($0.key?.characters ?? "")" }
  }
}
