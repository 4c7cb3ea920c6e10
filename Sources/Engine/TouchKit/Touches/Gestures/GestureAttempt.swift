import Foundation

/// What a recognizer knows of its present attempt: its touches, its presses, whom it waits for.
@MainActor
final class GestureAttempt {
  /// The touches it receives, in order of arrival.
  private(set) var touches: [UITouch] = []
  /// Every touch of the attempt, also those that are over and those it stopped following.
  private(set) var history: [UITouch] = []
  /// The presses it receives, in order of arrival.
  private(set) var presses: [UIPress] = []
  /// Every press of the attempt, as `history`.
  private(set) var pressHistory: [UIPress] = []
  /// The recognizers that have to fail first, found out at touch-down.
  var requirements: [UIGestureRecognizer] = []
  /// The recognizers about which that was found out.
  var comparedWith: Set<ObjectIdentifier> = []
  /// The centroid of its touches in window points, when it was last worked out.
  var lastLocation = CGPoint.zero
  /// The window of its touches.
  private(set) var window: UIWindow?
  /// The kind of touch that came first.
  private(set) var type: UITouch.TouchType?

  /// The touches whose fingers stay down after this event.
  var fingers: [UITouch] {
    touches.contains { $0.isOver } ? touches.filter { !$0.isOver } : touches
  }

  /// How many fingers stay down after this event.
  var fingerCount: Int { touches.count { !$0.isOver } }

  /// The middle of the fingers, in window points; of those that are lifting when none is left.
  var middle: CGPoint {
    let fingers = fingers
    return centroid(of: fingers.isEmpty ? touches : fingers)
  }

  /// The touches that are in a phase.
  func touches(in phase: UITouch.Phase) -> [UITouch] {
    touches.filter { $0.state.phase == phase }
  }

  /// Whether a touch or a press that it follows is not over.
  var hasSomethingDown: Bool {
    touches.contains { !$0.isOver } || presses.contains { !$0.isOver }
  }

  /// Whether it follows nothing at present.
  var isIdle: Bool { touches.isEmpty && presses.isEmpty }

  /// Whether there was ever a touch or a press in it.
  private(set) var hasBegun = false

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
    presses.removeAll(where: \.isOver)
    guard touches.contains(where: \.isOver) else { return }
    lastLocation = centroid(of: touches)
    touches.removeAll(where: \.isOver)
  }

  /// Resets all but the location of the gesture.
  func beginAnew() {
    (touches, history) = ([], [])
    (presses, pressHistory) = ([], [])
    (requirements, comparedWith) = ([], [])
    hasBegun = false
    window = nil
    type = nil
  }

  /// Stops following every touch and press.
  func dropAll() {
    touches.removeAll()
    presses.removeAll()
  }

  /// Whether both attempts concern a touch or a press.
  func shares(with other: GestureAttempt) -> Bool {
    history.contains { other.history.containsObject($0) }
      || pressHistory.contains { other.pressHistory.containsObject($0) }
  }

  /// The centroid of the touches in window points; the last one when they are gone.
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
