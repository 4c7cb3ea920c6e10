import Foundation

/// What the application's touch event holds, brought up to date for every batch.
@MainActor
struct EventContent {
  /// The samples that the latest batch merged into a touch.
  private struct Merged {
    let touch: ObjectIdentifier
    let samples: [TouchState]
  }

  var timestamp: TimeInterval = 0
  var modifierFlags: UIKeyModifierFlags = []

  /// The touches in order of arrival.
  private(set) var touches: [UITouch] = []

  /// The same as a set where there are several: handlers read it at every event, but it seldom changes.
  private var several: Set<UITouch> = []

  /// Those of the touches into which the latest batch merged any.
  private var merged: [Merged] = []

  /// The touches as a set.
  var allTouches: Set<UITouch> { touches.count == 1 ? touches[0].alone() : several }

  mutating func add(_ touch: UITouch) {
    touches.append(touch)
    if touches.count > 1 { several = Set(touches) }
  }

  /// Forgets the touches that are over; the caller has them let go of themselves.
  mutating func removeFinished() {
    if touches.count == 1 {
      if touches[0].isOver { touches.removeAll(keepingCapacity: true) }
      return
    }
    for touch in touches where touch.isOver { return removeAll { $0.isOver } }
  }

  mutating func removeAll(where isOver: (UITouch) -> Bool) {
    let left = touches.filter { !isOver($0) }
    guard left.count < touches.count else { return }
    for touch in touches where isOver(touch) { touch.forgetItself() }
    touches = left
    several = touches.count > 1 ? Set(touches) : []
  }

  /// Forgets what the previous batch changed: touches rest where they are.
  mutating func beginBatch() {
    if !merged.isEmpty { merged.removeAll(keepingCapacity: true) }
    for index in touches.indices { touches[index].rest() }
  }

  /// Keeps the samples that were merged into a touch.
  mutating func setMerged(_ samples: [TouchState], of touch: UITouch) {
    merged.append(Merged(touch: ObjectIdentifier(touch), samples: samples))
  }

  func contains(_ touch: UITouch) -> Bool { touches.contains { $0 === touch } }

  func touches(where belongs: (UITouch) -> Bool) -> Set<UITouch>? {
    let found = allTouches.filter(belongs)
    return found.isEmpty ? nil : found
  }

  func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    guard contains(touch) else { return nil }
    let earlier = merged.last { $0.touch == ObjectIdentifier(touch) }?.samples ?? []
    return (earlier + [touch.state]).map { UITouch(state: $0) }
  }
}

extension UITouch {
  /// Says that the finger did nothing in this event, until it is known that it did.
  fileprivate final func rest() {
    state.phase = .stationary
    state.previousLocation = state.location
  }
}
