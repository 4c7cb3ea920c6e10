import Foundation

/// What a recognizer knows of its present attempt: its touches, its presses, whom it waits for.
@MainActor
final class GestureAttempt {
  // Unchecked: read and written for each movement of a finger.
  /// The touches it receives, in order of arrival.
  @exclusivity(unchecked) private(set) var touches: [UITouch] = []
  /// Every touch of the attempt, also those that are over and those it stopped following.
  @exclusivity(unchecked) private(set) var history: [UITouch] = []
  /// The presses it receives, in order of arrival.
  @exclusivity(unchecked) private(set) var presses: [UIPress] = []
  /// Every press of the attempt, as `history`.
  @exclusivity(unchecked) private(set) var pressHistory: [UIPress] = []
  /// The recognizers that have to fail first, found out at touch-down.
  @exclusivity(unchecked) var requirements: [UIGestureRecognizer] = []
  /// The recognizers about which that was found out.
  @exclusivity(unchecked) var comparedWith: Set<ObjectIdentifier> = []
  /// The centroid of its touches in window points, when it was last worked out.
  @exclusivity(unchecked) var lastLocation = CGPoint.zero
  /// The window of its touches.
  @exclusivity(unchecked) private(set) var window: UIWindow? {
    didSet { windowIdentity = window.map(ObjectIdentifier.init) }
  }
  /// The same, for whoever merely compares it.
  @exclusivity(unchecked) private(set) var windowIdentity: ObjectIdentifier?
  /// The kind of touch that came first.
  @exclusivity(unchecked) private(set) var type: UITouch.TouchType?

  /// The touches whose fingers stay down after this event.
  var fingers: [UITouch] {
    touches.contains(where: \.isOver) ? touches.filter { !$0.isOver } : touches
  }

  /// How many fingers stay down after this event.
  var fingerCount: Int {
    touches.count == 1 ? (touches[0].isOver ? 0 : 1) : fingers.count
  }

  /// The middle of the fingers, in window points; of those that are lifting when none is left.
  var middle: CGPoint {
    guard touches.count != 1 else { return touches[0].state.location }
    let fingers = fingers
    return centroid(of: fingers.isEmpty ? touches : fingers)
  }

  /// The touches that are in a phase.
  func touches(in phase: UITouch.Phase) -> [UITouch] {
    // A single finger is by far the most frequent case, and the array is there already.
    guard touches.count != 1 else { return touches[0].state.phase == phase ? touches : [] }
    return touches.filter { $0.state.phase == phase }
  }

  /// Whether a touch or a press that it follows is not over.
  var hasSomethingDown: Bool {
    // Loops: a closure is checked for its actor with each call.
    for touch in touches where !touch.isOver { return true }
    for press in presses where !press.isOver { return true }
    return false
  }

  /// Whether it follows nothing at present.
  var isIdle: Bool { touches.isEmpty && presses.isEmpty }

  /// Whether there was ever a touch or a press in it.
  @exclusivity(unchecked) private(set) var hasBegun = false

  /// Whether it had touches or presses and has none any more.
  var isStranded: Bool { hasBegun && isIdle }

  func add(_ touch: UITouch) {
    hasBegun = true
    touches.append(touch)
    history.append(touch)
    window = touch.state.window
    type = type ?? touch.state.type
  }

  func add(_ press: UIPress) {
    hasBegun = true
    presses.append(press)
    pressHistory.append(press)
    window = press.state.window
  }

  /// Stops following a touch, which then was never its own.
  func ignore(_ touch: UITouch) {
    touches.removeAll { $0 === touch }
    history.removeAll { $0 === touch }
  }

  /// Stops following a press, which then was never its own.
  func ignore(_ press: UIPress) {
    presses.removeAll { $0 === press }
    pressHistory.removeAll { $0 === press }
  }

  /// Stops following touches and presses that are over.
  func dropFinished() {
    if !presses.isEmpty { presses.removeAll(where: \.isOver) }
    guard hasFinished else { return }
    guard touches.count > 1 else {
      lastLocation = touches[0].state.location
      return touches.removeAll(keepingCapacity: true)
    }
    lastLocation = centroid(of: touches)
    touches.removeAll(where: \.isOver)
  }

  private var hasFinished: Bool {
    for index in touches.indices where touches[index].isOver { return true }
    return false
  }

  /// Forgets all but the place of the gesture; the memory for a next one stays.
  func beginAnew() {
    touches.removeAll(keepingCapacity: true)
    history.removeAll(keepingCapacity: true)
    if !pressHistory.isEmpty { forgetPresses() }
    if !requirements.isEmpty { requirements.removeAll() }
    if !comparedWith.isEmpty { comparedWith.removeAll(keepingCapacity: true) }
    hasBegun = false
    window = nil
    type = nil
  }

  private func forgetPresses() {
    presses.removeAll()
    pressHistory.removeAll()
  }

  /// Stops following every touch and press.
  func dropAll() {
    touches.removeAll()
    presses.removeAll()
  }

  /// Whether both attempts concern a touch or a press.
  func shares(with other: GestureAttempt) -> Bool {
    for touch in history where other.history.containsObject(touch) { return true }
    for press in pressHistory where other.pressHistory.containsObject(press) { return true }
    return false
  }

  /// The centroid of the touches in window points; the last one when they are gone.
  func centroid(of touches: [UITouch]) -> CGPoint {
    guard touches.count != 1 else { return touches[0].state.location }
    guard !touches.isEmpty else { return lastLocation }
    let count = CGFloat(touches.count)
    let sum = touches.reduce(CGPoint.zero) { sum, touch in
      CGPoint(x: sum.x + touch.state.location.x, y: sum.y + touch.state.location.y)
    }
    return CGPoint(x: sum.x / count, y: sum.y / count)
  }
}
