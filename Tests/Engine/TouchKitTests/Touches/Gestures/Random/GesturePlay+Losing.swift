import Foundation
import TouchInput
import TouchKit
import TouchKitTesting

/// Checks that a loss ends the touches of the lost object at once.
extension GesturePlay {
  /// Loses the focus, the window, a view or a recognizer between two events, and checks the effects.
  ///
  /// Callbacks change nothing during the loss, so that only its own effects are visible.
  func loseSomething() {
    isCalm = true
    defer { isCalm = false }
    switch choices.pick(4) {
    case 0: lose("focus lost", liveTouches.map(\.number)) { stage.send(.focusLost) }
    case 1:
      lose("window hidden", liveTouches.map(\.number)) { stage.window.isHidden = true }
      stage.window.isHidden = false
    case 2: loseView()
    default: loseRecognizer()
    }
  }

  private func lose(_ what: String, _ lost: [Int], _ deed: () -> Void) {
    note(what)
    cancelling = Set(lost)
    deed()
    cancelling = []
    expectPresses(openPresses.isEmpty, "\(what), and presses go on")
    let open = openTouches.intersection(lost)
    expect(open.isEmpty, "\(what), and a view still waits for the end of touches \(open.sorted())")
    for recognizer in recognizers where recognizer.record?.isDrivenByHand == false {
      // Even earlier taps no longer count.
      let isReset = recognizer.record?.seen.isEmpty == true
      let isReady = isReset && recognizer.numberOfTouches == 0 && recognizer.state == .possible
      expect(isReady, "\(what), and g\(recognizer.record?.number ?? 0) is \(recognizer.state)")
    }
    checkRest()
  }

  private func loseView() {
    guard let view = choices.one(of: views), view.window != nil, let parent = view.superview else {
      return
    }
    let lost = liveTouches.filter { $0.touch.view?.isDescendant(of: view) == true }.map(\.number)
    let concerned = recognizers.filter { $0.view?.isDescendant(of: view) == true }
    let presses = openPresses.filter { $0.value.isDescendant(of: view) }.map(\.key)
    note("\(view.accessibilityIdentifier ?? "") lost")
    view.removeFromSuperview()
    let goesOn = presses.contains { openPresses[$0] != nil }
    expectPresses(!goesOn, "a view left, and still waits for the end of a press")
    let open = openTouches.intersection(lost)
    expect(open.isEmpty, "a view left, and still waits for the end of touches \(open.sorted())")
    checkLoss(of: concerned)
    if choices.chance(70) { parent.addSubview(view) }
  }

  private func loseRecognizer() {
    guard let recognizer = choices.one(of: recognizers), let view = recognizer.view else { return }
    note("g\(recognizer.record?.number ?? 0) lost")
    view.removeGestureRecognizer(recognizer)
    checkLoss(of: [recognizer])
    if choices.chance(70) { view.addGestureRecognizer(recognizer) }
  }

  private func checkLoss(of recognizers: [any RecordingRecognizer]) {
    for recognizer in recognizers where recognizer.record?.isDrivenByHand == false {
      let isOver = ![.began, .changed].contains(recognizer.state)
      let name = "g\(recognizer.record?.number ?? 0)"
      expect(isOver, "\(name) is lost, and \(recognizer.state)")
      expect(recognizer.numberOfTouches == 0, "\(name) is lost, and has touches")
      let isListed = liveTouches.contains {
        $0.touch.gestureRecognizers?.contains { $0 === recognizer } == true
      }
      expect(!isListed, "\(name) is lost, and a touch still names it")
    }
  }

  /// Notes a call of a view.
  func noteCall(_ phase: UITouch.Phase, _ number: Int) {
    switch phase {
    case .began: openTouches.insert(number)
    case .ended:
      openTouches.remove(number)
      expect(!cancelling.contains(number), "touch \(number) was cancelled, and told as lifted")
    case .cancelled: openTouches.remove(number)
    default: break
    }
  }

  // MARK: - Checks after each step

  /// Checks that a view for single touches has one touch, and that an exclusive view has no touches beside it.
  func checkAdmission() {
    expect(liveTouches.count <= fingers.count, "there are more touches than fingers")
    let live = liveTouches.compactMap { touch in touch.touch.view.map { (touch.number, $0) } }
    for (number, view) in live {
      let others = live.filter { $0.0 != number }
      let isAlone = !others.contains { $0.1 === view }
      expect(
        view.isMultipleTouchEnabled || isAlone,
        "touch \(number) is not the only one of its view"
      )
      let isRespected = !view.isExclusiveTouch || others.allSatisfy { $0.1 === view }
      expect(isRespected, "touch \(number) of an exclusive view has others beside it")
    }
  }

  /// Checks that nothing is due when no finger or key is followed.
  func checkRest() {
    let isResting =
      recognizers.allSatisfy {
        $0.record?.seen.isEmpty == true && $0.record?.isDrivenByHand == false
      }
    guard isResting, keysDown.isEmpty, liveTouches.isEmpty else { return }
    let deadline = stage.application.nextDeadline
    expect(deadline == nil, "nobody waits, and something is due at \(deadline ?? 0)")
  }

  /// Checks that two taps at one place count as one and two, and that a pause restarts the count.
  func checkTapCounts() {
    for recognizer in recognizers { recognizer.view?.removeGestureRecognizer(recognizer) }
    let counter = TapView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    stage.window.addSubview(counter)
    let finger = stage.makeFinger()
    for pause in [0.1, 1, 0.1] {
      finger.down(CGPoint(x: 200, y: 200))
      finger.up()
      stage.advance(by: pause)
    }
    counter.removeFromSuperview()
    expect(counter.counts == [1, 2, 1], "taps are counted \(counter.counts)")
  }
}

/// A view that logs the tap counts of its touches.
private final class TapView: UIView {
  private(set) var counts: [Int] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    counts += touches.map(\.tapCount)
  }
}
