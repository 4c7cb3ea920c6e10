import Foundation
import TouchInput
import Testing
import TouchKit
import TouchKitTestSupport
import TouchKitTesting

@MainActor
@Suite("Random streams")
struct RandomStreamTests {
  @Test(
    "I01, I02, I03, M01, M03: Lawful streams keep every promise while callbacks rebuild the tree",
    arguments: 0..<150
  )
  func lawful(seed: Int) {
    let play = RandomPlay(seed: UInt64(seed))
    play.run(steps: 120)
    #expect(play.stage.violations == [], "seed \(seed)")
    #expect(play.stage.unfinishedTouches == [], "seed \(seed)")
  }

  @Test(
    "I02, X07, X11, X12, X13: Hostile streams neither crash nor leave a touch behind",
    arguments: 0..<60
  )
  func hostile(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let stage = Stage()
    stage.rootView.addSubview(RandomTree(random: &random).root)
    var table = ContactTable()
    for _ in 0..<300 {
      let events = table.admit([random.hostileEvent()])
      for batch in InputBatcher().batches(from: events) { stage.application.send(batch) }
    }
    for batch in InputBatcher().batches(from: table.cancelAll(at: 1e9)) {
      stage.application.send(batch)
    }
    #expect(stage.violations == [], "seed \(seed)")
    #expect(stage.unfinishedTouches == [], "seed \(seed)")
  }

  @Test("The engine itself drops what no table has put right")
  func unprotected() {
    let stage = Stage()
    let v = named("V", rect(0, 0, 414, 896), in: stage.rootView)
    func send(_ phase: ContactSample.Phase, _ finger: Int64, _ x: CGFloat, _ time: TimeInterval) {
      let sample = ContactSample(
        id: ContactID(device: 1, finger: finger),
        phase: phase,
        location: CGPoint(x: x, y: 5),
        timestamp: time
      )
      stage.send([ContactChange(sample: sample)])
    }
    v.isMultipleTouchEnabled = true
    send(.moved, 1, 5, 1)
    send(.ended, 1, 5, 1)
    send(.began, 1, 5, 2)
    send(.began, 1, 6, 2)
    send(.ended, 1, 5, 1)
    send(.ended, 1, 5, 3)
    send(.began, 2, .nan, 4)
    send(.ended, 2, .infinity, 4)
    #expect(stage.transcript == "V.began [f1]\nV.ended [f1]")
  }
}

/// A few fingers that play on a random tree whose views change the tree when touched.
@MainActor
private final class RandomPlay {
  let stage = Stage(size: CGSize(width: 400, height: 400))
  private var random: SeededRandom
  private var views: [ScriptedView] = []
  private var quiet: [QuietView] = []
  private let fingers: [Finger]

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
    let stage = stage
    fingers = (0..<4).map { _ in stage.makeFinger() }
    for _ in 0..<12 { addView() }
    for _ in 0..<4 {
      let view = QuietView(frame: rect(random.number(-20...350), random.number(-20...350), 60, 60))
      parent().addSubview(view)
      quiet.append(view)
    }
  }

  private func addView() {
    let view = ScriptedView(
      "v\(views.count)",
      rect(random.number(-20...200), random.number(-20...200), 180, 180)
    )
    view.isMultipleTouchEnabled = random.chance(50)
    view.isExclusiveTouch = random.chance(10)
    view.onBegan = { [weak self] view, _, _ in self?.mischief(view) }
    view.onMoved = { [weak self] view, _, _ in self?.mischief(view) }
    view.onEnded = { [weak self] view, _, _ in self?.mischief(view) }
    view.onCancelled = { [weak self] view, _, _ in self?.mischief(view) }
    parent().addSubview(view)
    views.append(view)
  }

  private func parent() -> UIView {
    random.chance(50) ? stage.rootView : views.randomElement(using: &random) ?? stage.rootView
  }

  private func mischief(_ view: ScriptedView) {
    switch Int.random(in: 0..<40, using: &random) {
    case 0: view.removeFromSuperview()
    case 1: view.superview?.removeFromSuperview()
    case 2: stage.rootView.addSubview(view)
    case 3: parent().addSubview(views.randomElement(using: &random) ?? view)
    case 4: view.isHidden = true
    case 5: stage.send(.focusLost)
    case 6: stage.window.rootViewController = UIViewController()
    case 7: stage.application.beginIgnoringInteractionEvents()
    case 8: stage.application.endIgnoringInteractionEvents()
    case 9: view.nextOverride = views.randomElement(using: &random)
    case 10: quiet.randomElement(using: &random)?.otherNext = quiet.randomElement(using: &random)
    case 11:
      for view in views { view.nextOverride = nil }
      for view in quiet { view.otherNext = nil }
    default: break
    }
  }

  func run(steps: Int) {
    for _ in 0..<steps {
      stage.advance(by: 0.01)
      var actions: [Stage.FingerAction] = []
      for finger in fingers where random.chance(60) {
        let point = random.point(in: rect(-10, -10, 420, 420))
        guard finger.location != nil else {
          actions.append(.down(finger, point))
          continue
        }
        actions.append(random.chance(25) ? .up(finger, point) : .move(finger, point))
      }
      stage.perform(actions)
      for view in views where view.window == nil && random.chance(20) {
        stage.rootView.addSubview(view)
      }
    }
    stage.perform(fingers.filter { $0.location != nil }.map { .up($0, nil) })
    // The chain of next responders may have a cycle.
    for view in views { view.nextOverride = nil }
  }
}

/// A view that forwards touches to the next responder, which may be of the same class, or itself.
private final class QuietView: UIView {
  weak var otherNext: UIResponder?

  override var next: UIResponder? { otherNext ?? super.next }
}

extension SeededRandom {
  fileprivate mutating func hostileEvent() -> InputEvent {
    let numbers: [Double] = [.nan, .infinity, -.infinity, 1e30, -0.0, 5, 100, 250, 399, 1e-300]
    func pick() -> Double { numbers.randomElement(using: &self) ?? 0 }
    switch Int.random(in: 0..<12, using: &self) {
    case 0: return .window(.focusLost, timestamp: pick())
    case 1: return .window(.resized(CGSize(width: pick(), height: pick())), timestamp: pick())
    case 2: return .window(.deviceLost(1), timestamp: pick())
    default:
      let phases: [ContactSample.Phase] = [.began, .moved, .ended, .cancelled]
      return .contact(
        ContactSample(
          id: ContactID(device: 1, finger: Int64.random(in: 0..<40, using: &self)),
          phase: phases.randomElement(using: &self) ?? .moved,
          location: CGPoint(x: pick(), y: pick()),
          timestamp: pick(),
          attributes: ContactAttributes(force: pick(), radius: pick())
        )
      )
    }
  }
}
