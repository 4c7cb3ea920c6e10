import DispatchTracing
import Foundation
import PointerInput
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

  /// What is wrong with a story of one control, up to its end.
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

/// A few fingers at play on controls whose actions do mischief.
@MainActor
private final class ControlPlay {
  let stage = Stage(size: CGSize(width: 400, height: 400))
  private(set) var controls: [ControlProbe] = []
  private var random: SeededRandom
  private let fingers: [Finger]
  private let otherWindow: UIWindow

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
    control.onBegin = { [weak self] in self?.mischief($0) }
    control.onEnd = { [weak self] in self?.mischief($0) }
    control.goesOn = { [weak self] in self?.random.chance(95) ?? true }
    (random.chance(70) ? stage.rootView : controls.last ?? stage.rootView).addSubview(control)
    controls.append(control)
  }

  private func mischief(_ control: ControlProbe) {
    let other = controls.randomElement(using: &random) ?? control
    switch Int.random(in: 0..<40, using: &random) {
    case 0: other.removeFromSuperview()
    case 1: other.isEnabled.toggle()
    case 2: other.isHidden.toggle()
    case 3: otherWindow.addSubview(other)
    case 4: stage.rootView.addSubview(other)
    case 5: stage.send(.focusLost)
    case 6: other.isHighlighted = other.isTracking
    case 7: control.superview?.removeFromSuperview()
    case 8: other.isUserInteractionEnabled.toggle()
    default: break
    }
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
      for control in controls where random.chance(5) {
        if control.window == nil { stage.rootView.addSubview(control) }
        control.isEnabled = true
        control.isHidden = false
      }
    }
    stage.perform(fingers.filter { $0.location != nil }.map { .up($0, nil) })
  }
}
