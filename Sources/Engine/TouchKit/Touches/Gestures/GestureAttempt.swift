import Foundation

/// A recognizer's current attempt: its touches, presses and requirements.
@MainActor
final class GestureAttempt {
  /// The touches that it receives, in order of arrival.
  private(set) var touches: [UITouch] = []
  /// Every touch of the attempt, including ended touches and touches that it no longer receives.
  private(set) var history: [UITouch] = []
  /// The presses that it receives, in order of arrival.
  private(set) var presses: [UIPress] = []
  /// Every press of the attempt, including ended presses and presses that it no longer receives.
  private(set) var pressHistory: [UIPress] = []
  /// The recognizers that have to fail first, found at touch-down.
  var requirements: [UIGestureRecognizer] = []
  /// The recognizers that have been checked for requirements.
  var comparedWith: Set<ObjectIdentifier> = []
  /// The last computed centroid of its touches, in window points.
  var lastLocation = CGPoint.zero
  /// The window of its touches.
  private(set) var window: UIWindow?
  /// The type of the first touch.
  private(set) var type: UITouch.TouchType?

  /// The touches whose fingers stay down after this event.
  var fingers: [UITouch] {
    touches.contains { $0.isOver } ? touches.filter { !$0.isOver } : touches
  }

  /// The number of fingers that stay down after this event.
  var fingerCount: Int { touches.count { !$0.isOver } }

  /// The centroid of the fingers in window points; of the lifting fingers if none stays down.
  var middle: CGPoint {
    let fingers = fingers
    return centroid(of: fingers.isEmpty ? touches : fingers)
  }

  /// Returns the touches in a phase.
  func touches(in phase: UITouch.Phase) -> [UITouch] {
    touches.filter { $0.state.phase == phase }
  }

  /// Whether one of its touches or presses has not ended.
  var hasSomethingDown: Bool {
    touches.contains { !$0.isOver } || presses.contains { !$0.isOver }
  }

  /// Whether it has no touches and presses at present.
  var isIdle: Bool { touches.isEmpty && presses.isEmpty }

  /// Whether it has ever contained a touch or a press.
  private(set) var hasBegun = false

  /// Whether it had touches or presses and has none left.
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

  /// Removes a touch, as if it had never been part of the attempt.
  func ignore(_ touch: UITouch) {
    touches.removeAll { $0 === touch }
    history.removeAll { $0 === touch }
  }

  /// Removes a press, as if it had never been part of the attempt.
  func ignore(_ press: UIPress) {
    presses.removeAll { $0 === press }
    pressHistory.removeAll { $0 === press }
  }

  /// Removes touches and presses that have ended.
  func dropFinished() {
    presses.removeAll(where: \.isOver)
    guard touches.contains(where: \.isOver) else { return }
    lastLocation = centroid(of: touches)
    touches.removeAll(where: \.isOver)
  }

  /// Resets everything except the last location.
  func beginAnew() {
    (touches, history) = ([], [])
    (presses, pressHistory) = ([], [])
    (requirements, comparedWith) = ([], [])
    hasBegun = false
    window = nil
    type = nil
  }

  /// Removes every current touch and press.
  func dropAll() {
    touches.removeAll()
    presses.removeAll()
  }

  /// Returns whether both attempts contain a common touch or press.
  func shares(with other: GestureAttempt) -> Bool {
    history.contains { other.history.containsObject($0) }
      || pressHistory.contains { other.pressHistory.containsObject($0) }
  }

  /// Returns the centroid of touches in window points; the last known one if there are no touches.
  func centroid(of touches: [UITouch]) -> CGPoint {
    guard !touches.isEmpty else { return lastLocation }
    var sum = CGPoint.zero
    for touch in touches {
      sum.x += touch.state.location.x
      sum.y += touch.state.location.y
    }
    let count = CGFloat(touches.count)
    return CGPoint(x: sum.x / count, y: sum.y / count)
  }
}
