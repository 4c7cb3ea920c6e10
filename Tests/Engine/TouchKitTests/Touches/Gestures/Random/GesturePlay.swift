import TouchTrace
import Foundation
import TouchInput
import TouchKit
import TouchKitTesting

/// A few fingers on random views with random recognizers, whose callbacks change the scene.
///
/// `Choices` makes all decisions, so that a play can be repeated and shrunk.
@MainActor
final class GesturePlay {
  let stage = Stage(size: CGSize(width: 400, height: 400))
  let choices: Choices
  /// The broken promises, besides those that the stage checks.
  private(set) var faults: [String] = []
  /// The actions of the client, each with the number of the record before it.
  private(set) var deeds: [String] = []
  var views: [PlayView] = []
  var recognizers: [any RecordingRecognizer] = []
  let relations: PlayRelations
  let target = PlayTarget()
  let fingers: [Finger]
  /// The percentage of callbacks that change the scene.
  private let wildness: Int
  /// Whether relations changed during the play, so that their effects cannot be checked.
  var hasNewRelations = false
  /// The touches that a recognizer took from their views.
  private(set) var taken: Set<Int> = []
  private var touches: [ObjectIdentifier: (number: Int, touch: WeakTouch)] = [:]
  private var touchCount = 0
  /// The number of steps so far.
  private(set) var stepCount = 0
  /// Whether callbacks change nothing.
  var isCalm = true
  /// The touches that began in a view and have not ended.
  var openTouches: Set<Int> = []
  /// The fingers that are being cancelled; no view may receive their end.
  var cancelling: Set<Int> = []
  /// The keys that are down, by usage, if the play has keys.
  var keysDown: Set<Int> = []
  /// The views in which a press began and has not ended.
  var openPresses: [ObjectIdentifier: UIView] = [:]
  /// The broken promises about presses.
  private(set) var pressFaults: [String] = []
  /// The number of broken promises before all fingers and keys went up.
  private(set) var earlyFaultCount = 0

  init(_ choices: Choices) {
    self.choices = choices
    let stage = stage
    fingers = (0..<(1 + choices.pick(4))).map { _ in stage.makeFinger() }
    relations = PlayRelations()
    wildness = [0, 0, 3, 12][choices.pick(4)]
    target.play = self
    for _ in 0...choices.pick(4) { addView() }
    for _ in 0...choices.pick(5) { addRecognizer() }
    relations.choose(choices, among: recognizers)
  }

  /// Plays the fingers, lifts them, and lets all time pass.
  func run(isHostile: Bool, hasKeys: Bool = false) {
    isCalm = false
    for _ in 0..<(4 + choices.pick(20)) {
      if hasKeys { playKeys() }
      if isHostile, choices.chance(50) { sendAnything() } else { step() }
      checkTouches()
    }
    isCalm = true
    earlyFaultCount = faults.count
    liftKeys()
    finish(isHostile: isHostile)
  }

  func note(_ deed: @autoclosure () -> String) {
    deeds.append("#\(stage.log.records.last?.sequence ?? 0) \(deed())")
  }

  func expect(_ isKept: Bool, _ promise: @autoclosure () -> String) {
    if !isKept { faults.append("#\(stage.log.records.last?.sequence ?? 0) \(promise())") }
  }

  func expectPresses(_ isKept: Bool, _ promise: @autoclosure () -> String) {
    if !isKept { pressFaults.append("#\(stage.log.records.last?.sequence ?? 0) \(promise())") }
  }

  // MARK: - Touches

  /// Returns the numbers of touches, in the order of their first callbacks.
  func numbers(of touches: Set<UITouch>) -> [Int] {
    touches.map { touch in
      if let known = self.touches[ObjectIdentifier(touch)], known.touch.touch === touch {
        return known.number
      }
      touchCount += 1
      self.touches[ObjectIdentifier(touch)] = (touchCount, WeakTouch(touch: touch))
      return touchCount
    }
  }

  /// Returns the touch of a number; nil if it was released.
  func touch(_ number: Int) -> UITouch? {
    touches.values.first { $0.number == number }?.touch.touch
  }

  /// The touches that are not over, by number.
  var liveTouches: [(number: Int, touch: UITouch)] {
    touches.values.compactMap { known in
      guard let touch = known.touch.touch, touch.phase != .ended, touch.phase != .cancelled else {
        return nil
      }
      return (known.number, touch)
    }
  }

  /// The number of touches that are still retained.
  var heldTouches: Int { touches.values.count { $0.touch.touch != nil } }

  func take(_ numbers: Set<Int>) { taken.formUnion(numbers) }

  // MARK: - Steps

  private func step() {
    stepCount += 1
    stage.advance(by: [0.016, 0.1, 0.36, 0.6][choices.pick(4)])
    if choices.chance(wildness) { mischief() }
    if choices.chance(8) { loseSomething() }
    let actions = fingers.compactMap(action)
    if !actions.isEmpty { stage.perform(actions) }
  }

  /// Returns the next action of a finger.
  func action(of finger: Finger) -> Stage.FingerAction? {
    guard let place = finger.location else {
      return choices.chance(60) ? .down(finger, somewhere) : nil
    }
    switch choices.pick(8) {
    case 0, 1: return nil
    case 2: return .up(finger, nil)
    case 3: return .up(finger, somewhere)
    case 4: return .cancel(finger)
    case 5: return .move(finger, CGPoint(x: place.x + 3, y: place.y))
    case 6: return .move(finger, CGPoint(x: place.x + 40, y: place.y + 5))
    default: return .move(finger, somewhere)
    }
  }

  private var somewhere: CGPoint {
    CGPoint(x: choices.pick(9) * 50, y: choices.pick(9) * 50)
  }

  /// Sends input that no table has repaired.
  func sendAnything() {
    let places = [100, 0, 250, .nan, .infinity, -1e30, 1e-300]
    let phases: [ContactSample.Phase] = [.moved, .began, .ended, .cancelled]
    let sample = ContactSample(
      id: ContactID(device: 1, finger: Int64(1 + choices.pick(fingers.count))),
      phase: phases[choices.pick(phases.count)],
      location: CGPoint(x: places[choices.pick(7)], y: places[choices.pick(7)]),
      timestamp: [stage.time, -1, stage.time - 0.5, stage.time + 0.1][choices.pick(4)]
    )
    stage.send([ContactChange(sample: sample)])
  }

  private func finish(isHostile: Bool) {
    stage.application.endIgnoringInteractionEvents()
    for _ in 0..<3 {
      stage.perform(fingers.filter { $0.location != nil }.map { .up($0, nil) })
      for finger in 1...fingers.count { liftUnknown(finger) }
    }
    for recognizer in recognizers where [.began, .changed].contains(recognizer.state) {
      if recognizer.record?.isDrivenByHand == true { recognizer.state = .ended }
    }
    stage.advance(by: 10)
    expectPresses(openPresses.isEmpty, "presses go on in the end")
    checkEnd()
    checkReadiness()
    if isHostile { checkPlaces() }
  }

  /// Lifts a finger that hostile input may have put down without its knowledge.
  func liftUnknown(_ finger: Int) {
    let sample = ContactSample(
      id: ContactID(device: 1, finger: Int64(finger)),
      phase: .ended,
      location: .zero,
      timestamp: stage.time
    )
    stage.send([ContactChange(sample: sample)])
  }

  /// Handles a callback of a recognizer or view.
  func called(_ recognizer: UIGestureRecognizer?) {
    guard !isCalm, choices.chance(wildness) else { return }
    mischief(recognizer)
  }
}

/// A touch that is not retained.
struct WeakTouch {
  weak var touch: UITouch?
}
