import UIKit

/// A writer of touches that writes each event once.
@MainActor struct TouchWatch {
  /// The values of a touch that were written last.
  private struct Written: Equatable {
    let phase: UITouch.Phase
    let place: CGPoint
    let time: TimeInterval

    var isOver: Bool { phase == .ended || phase == .cancelled }
  }

  private var written: [Int: Written] = [:]
  private var numbers = ObjectNumbers()

  /// Whether some of the touches changed since they were written.
  ///
  /// A recognizer is called once for each phase of an event.
  func hasNews(_ touches: Set<UITouch>) -> Bool {
    touches.contains { touch in
      guard touch.phase != .stationary else { return false }
      return numbers.known(touch).flatMap { written[$0] } != state(touch)
    }
  }

  private func state(_ touch: UITouch) -> Written {
    Written(phase: touch.phase, place: touch.location(in: nil), time: touch.timestamp)
  }

  /// Returns the line of an event's touches.
  mutating func line(
    of touches: Set<UITouch>,
    at time: TimeInterval,
    in tree: TreeWatch
  ) -> RecordLine {
    var line = RecordLine()
    line.add("t", time)
    line.key("touches")
    line.openList()
    for (number, touch) in ordered(touches) {
      let state = state(touch)
      guard touch.phase != .stationary, written[number] != state else { continue }
      written[number] = state
      line.object { $0.add(touch, number: number, in: tree) }
    }
    line.closeList()
    line.finish()
    forgetOld(at: time)
    return line
  }

  /// Touches that ended are kept briefly, because recognizers are called again for the same event.
  private mutating func forgetOld(at time: TimeInterval) {
    guard written.count > 64 else { return }
    written = written.filter { $0.value.time == time || !$0.value.isOver }
  }

  /// Orders touches by number.
  ///
  /// Of touches that began together, those with a view come first, because a view for one finger
  /// takes the first of several.
  private mutating func ordered(_ touches: Set<UITouch>) -> [(Int, UITouch)] {
    let landed = touches.filter { $0.phase == .began }.sorted { first, second in
      let (a, b) = (first.location(in: nil), second.location(in: nil))
      return (first.refusal, a.x, a.y) < (second.refusal, b.x, b.y)
    }
    for touch in landed { _ = numbers.number(of: touch) }
    return touches.map { (numbers.number(of: $0).number, $0) }.sorted { $0.0 < $1.0 }
  }
}

extension UITouch {
  /// The likelihood that views refuse the touch: 0 with a view, 2 if only the recorder receives it.
  ///
  /// A finger that stops moving content has no view either, but other recognizers receive it.
  fileprivate var refusal: Int {
    guard view == nil else { return 0 }
    return (gestureRecognizers ?? []).allSatisfy { $0 is SessionRecognizer } ? 2 : 1
  }
}

extension RecordLine {
  private static let phases = ["began", "moved", "stationary", "ended", "cancelled"]

  @MainActor fileprivate mutating func add(_ touch: UITouch, number: Int, in tree: TreeWatch) {
    add("id", integer: number)
    let phase = touch.phase.rawValue
    add("phase", Self.phases.indices.contains(phase) ? Self.phases[phase] : "moved")
    let place = touch.location(in: nil)
    add("at", touch.window.map { $0.convert(place, to: nil as UIWindow?) } ?? place)
    if touch.force != 0 { add("force", Double(touch.force)) }
    if touch.majorRadius != 0 { add("radius", Double(touch.majorRadius)) }
    if touch.type == .pencil { add("pencil", true) }
    guard touch.phase == .began else { return }
    if let window = touch.window { add("window", integer: tree.known(window).number) }
    if let view = touch.view { add("view", integer: tree.known(view).number) }
    let watching = (touch.gestureRecognizers ?? []).filter { !($0 is SessionRecognizer) }
    add("recognizers", integers: watching.map { tree.known($0).number })
  }
}
