import Foundation

/// What the application's touch event holds, brought up to date for every batch.
@MainActor
struct EventContent {
  /// A touch, and the samples that the latest batch merged into it.
  struct Entry {
    let touch: UITouch
    var merged: [TouchState] = []
  }

  var timestamp: TimeInterval = 0
  var modifierFlags: UIKeyModifierFlags = []

  /// The touches in order of arrival.
  private(set) var entries: [Entry] = []

  /// The same touches by themselves; kept, because every step of an event goes through them.
  private(set) var touches: [UITouch] = []

  /// Kept beside the entries: handlers read it at every event, but it seldom changes.
  private(set) var allTouches: Set<UITouch> = []

  private var hasMerged = false

  mutating func add(_ touch: UITouch) {
    entries.append(Entry(touch: touch))
    if touches.isEmpty { allTouches = touch.alone() }
    touches.append(touch)
    if touches.count > 1 { allTouches.insert(touch) }
  }

  /// Forgets the touches that are over.
  mutating func removeFinished() {
    if touches.count == 1 {
      if touches[0].isOver { removeAll() }
      return
    }
    for touch in touches where touch.isOver { return removeAll { $0.isOver } }
  }

  private mutating func removeAll() {
    for index in touches.indices { touches[index].forgetItself() }
    entries.removeAll(keepingCapacity: true)
    touches.removeAll(keepingCapacity: true)
    allTouches = []
  }

  mutating func removeAll(where isOver: (UITouch) -> Bool) {
    let left = touches.filter { !isOver($0) }
    guard left.count < touches.count else { return }
    for touch in touches where isOver(touch) { touch.forgetItself() }
    entries.removeAll { isOver($0.touch) }
    touches = left
    allTouches = touches.isEmpty ? [] : Set(touches)
  }

  /// Forgets what the previous batch changed: touches rest where they are.
  mutating func beginBatch() {
    if hasMerged {
      for index in entries.indices { entries[index].merged.removeAll() }
      hasMerged = false
    }
    for index in touches.indices { touches[index].rest() }
  }

  /// Keeps the samples that were merged into a touch.
  mutating func setMerged(_ merged: [TouchState], of touch: UITouch) {
    // A loop: a closure is checked for its actor with each call.
    for index in entries.indices where entries[index].touch === touch {
      entries[index].merged = merged
      hasMerged = true
      return
    }
  }

  func contains(_ touch: UITouch) -> Bool {
    entries.contains { $0.touch === touch }
  }

  func touches(where belongs: (UITouch) -> Bool) -> Set<UITouch>? {
    let found = allTouches.filter(belongs)
    return found.isEmpty ? nil : found
  }

  func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    guard let entry = entries.first(where: { $0.touch === touch }) else { return nil }
    return (entry.merged + [touch.state]).map { UITouch(state: $0) }
  }
}

extension UITouch {
  /// Says that the finger did nothing in this event, until it is known that it did.
  fileprivate final func rest() {
    state.phase = .stationary
    state.previousLocation = state.location
  }
}
