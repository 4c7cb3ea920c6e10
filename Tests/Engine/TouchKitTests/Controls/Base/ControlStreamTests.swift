import TouchTrace
import Foundation
import TouchInput
import Testing
import TouchKit
import TouchKitTestSupport
import TouchKitTesting

@MainActor
@Suite("Controls in random streams")
struct ControlStreamTests {
  @Test("I40: No control stays highlighted, whatever its actions do", arguments: 0..<120)
  func random(seed: Int) {
    let play = ControlPlay(seed: UInt64(seed))
    play.run(steps: 150)
    #expect(play.stage.violations == [], "seed \(seed)")
    #expect(play.stage.unfinishedTouches == [], "seed \(seed)")
    for control in play.controls {
      #expect(!control.isHighlighted && !control.isTracking && !control.isTouchInside)
    }
  }

  @Test("I41, I42: The verifier finds fault with what no control may do")
  func faults() {
    #expect(faults(of: [.step(.began), .sent("touchDown"), .step(.ended)]).count == 1)
    #expect(faults(of: [.sent("touchDown")]).count == 1)
    #expect(faults(of: [.step(.began), .step(.began)]).count >= 1)
    #expect(faults(of: [.step(.began), .step(.refused), .sent("touchDown")]).count == 2)
    let press: [Step] = [.step(.began), .sent("touchDown")]
    #expect(faults(of: press + [.step(.ended), .sent("touchUpInside")]) == [])
    #expect(faults(of: press + [.step(.cancelled), .sent("touchUpInside")]).count == 1)
    #expect(
      faults(of: press + [.step(.ended), .sent("touchUpInside"), .sent("touchCancel")]).count == 1
    )
    #expect(
      faults(of: press + [.step(.ended), .step(.cancelled), .sent("touchCancel")]).count == 1
    )
    #expect(faults(of: press + [.sent("touchDragEnter")]).count == 2)
    #expect(faults(of: press + [.sent("touchDown")]).count == 2)
  }

  private enum Step {
    case step(ControlTracking.Step)
    case sent(String)
  }

  /// Returns the faults in the calls of one control, up to their end.
  private func faults(of story: [Step]) -> [String] {
    var verifier = StreamVerifier()
    let id = NodeID(1)
    let node = NodeSnapshot(id: id, kind: .view, typeName: "C", identifier: nil, quad: nil)
    for (index, step) in story.enumerated() {
      let event: TraceEvent =
        switch step {
        case .step(let step): .tracking(ControlTracking(control: node, step: step, touch: 1))
        case .sent(let name):
          .controlEvents(ControlEvents(control: node, names: [name], touch: 1, handlers: 0))
        }
      verifier.check(TraceRecord(sequence: index + 1, time: 0, event: event))
    }
    return verifier.violations.map(\.description) + verifier.unfinished()
  }
}

/// A few fingers that play on controls whose actions change the views.
@MainActor
private final class ControlPlay {
  let stage = Stage(size: CGSize(width: 400, height: 400))
  private(set) var controls: [ControlProbe] = []
  private var random: SeededRandom
  private let fingers: [Finger]
  private let otherWindow: UIWindow
  private var isCalm = false
  /// The place of the single finger that lifts in the present event, if nothing moves.
  private var liftPlace: CGPoint?

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
    let stage = stage
    fingers = (0..<3).map { _ in stage.makeFinger() }
    otherWindow = UIWindow(frame: rect(0, 0, 100, 100))
    otherWindow.isHidden = false
    for _ in 0..<8 { addControl() }
  }

  private func addControl() {
    let control = ControlProbe(
      "c\(controls.count)",
      rect(random.number(0...300), random.number(0...300), 120, 120)
    )
    control.addAction(
      UIAction { [weak self, weak control] _ in
        if let control { self?.mischief(control) }
      },
      for: .allTouchEvents
    )
    for event in [UIControl.Event.touchUpInside, .touchUpOutside] {
      let isInside = event == .touchUpInside
      control.addAction(
        UIAction { [weak self] in self?.check($0, isInside: isInside) },
        for: event
      )
    }
    control.onBegin = { [weak self] in self?.mischief($0) }
    control.onEnd = { [weak self] in self?.mischief($0) }
    control.swallows = { [weak self] in self?.random.chance(2) ?? false }
    control.goesOn = { [weak self] in self?.random.chance(95) ?? true }
    (random.chance(70) ? stage.rootView : controls.last ?? stage.rootView).addSubview(control)
    controls.append(control)
  }

  /// Checks that a lift counts as inside if the finger is in the control or near it.
  private func check(_ action: UIAction, isInside: Bool) {
    guard let control = action.sender as? ControlProbe, let place = liftPlace, control.window != nil
    else { return }
    let inside = control.bounds.contains(control.convert(place, from: nil))
    if isInside {
      let reach = control.bounds.insetBy(dx: -80, dy: -80)
      #expect(reach.contains(control.convert(place, from: nil)))
    } else {
      #expect(!inside)
    }
  }

  /// Loses the focus or a control between two events, and checks that tracking ends at once.
  private func loseSomething() {
    isCalm = true
    defer { isCalm = false }
    guard random.chance(50), let control = controls.randomElement(using: &random) else {
      stage.send(.focusLost)
      #expect(controls.allSatisfy { !$0.isTracking && !$0.isHighlighted })
      return
    }
    let parent = control.superview
    control.removeFromSuperview()
    #expect(controls.allSatisfy { $0.window != nil || !$0.isTracking && !$0.isHighlighted })
    parent?.addSubview(control)
  }

  private func mischief(_ control: ControlProbe) {
    guard !isCalm else { return }
    let other = controls.randomElement(using: &random) ?? control
    switch Int.random(in: 0..<40, using: &random) {
    case 0: move(other, to: nil)
    case 1: other.isEnabled.toggle()
    case 2: other.isHidden.toggle()
    case 3: move(other, to: otherWindow)
    case 4: stage.rootView.addSubview(other)
    case 5: stage.send(.focusLost)
    case 6: other.isHighlighted = other.isTracking
    case 7: control.superview?.removeFromSuperview()
    case 8: other.isUserInteractionEnabled.toggle()
    default: break
    }
  }

  /// Removes a control from its window; from then on it tracks no finger, not even within an event.
  private func move(_ control: ControlProbe, to parent: UIView?) {
    let former = control.window
    if let parent { parent.addSubview(control) } else { control.removeFromSuperview() }
    guard control.window !== former else { return }
    #expect(!control.isTracking)
  }

  /// Lifts all fingers, then presses and lifts one, without any other input.
  private func pressAlone() {
    isCalm = true
    defer { (isCalm, liftPlace) = (false, nil) }
    stage.perform(fingers.filter { $0.location != nil }.map { .up($0, nil) })
    let place = random.point(in: rect(0, 0, 400, 400))
    fingers[0].down(place)
    stage.advance(by: 0.05)
    let end = random.point(in: rect(0, 0, 400, 400))
    fingers[0].move(end)
    liftPlace = end
    fingers[0].up(at: end)
  }

  func run(steps: Int) {
    for _ in 0..<steps {
      stage.advance(by: 0.01)
      var actions: [Stage.FingerAction] = []
      for finger in fingers where random.chance(60) {
        let point = random.point(in: rect(-50, -50, 500, 500))
        guard finger.location != nil else {
          actions.append(.down(finger, point))
          continue
        }
        actions.append(random.chance(25) ? .up(finger, point) : .move(finger, point))
      }
      stage.perform(actions)
      let stuck = controls.filter { $0.isHighlighted && !$0.isTracking }
      #expect(stuck.isEmpty)
      #expect(controls.allSatisfy { !$0.isHidden || !$0.isTracking })
      if random.chance(8) { loseSomething() }
      if random.chance(8) { pressAlone() }
      for control in controls where random.chance(5) {
        if control.window == nil { stage.rootView.addSubview(control) }
        control.isEnabled = true
        control.isHidden = false
      }
    }
    stage.perform(fingers.filter { $0.location != nil }.map { .up($0, nil) })
  }
}
