import Foundation

/// What the application's touch event holds, brought up to date for every batch.
@MainActor
struct EventContent {
  /// A touch, and the samples that the latest batch merged into it.
  struct Entry {
    let touch: UITouch
    var merged: [TouchState] = []
    var changed = true
  }

  var timestamp: TimeInterval = 0
  var modifierFlags: UIKeyModifierFlags = []

  /// The touches in order of arrival.
  private(set) var entries: [Entry] = []

  /// The same touches by themselves; kept, because every step of an event goes through them.
  private(set) var touches: [UITouch] = []

  /// Kept beside the entries: handlers read it at every event, but it seldom changes.
  private(set) var allTouches: Set<UITouch> = []

  mutating func add(_ touch: UITouch) {
    entries.append(Entry(touch: touch))
    touches.append(touch)
    allTouches.insert(touch)
  }

  /// Forgets the touches that are over.
  mutating func removeFinished() {
    for touch in touches where touch.isOver { return removeAll { $0.isOver } }
  }

  mutating func removeAll(where isOver: (UITouch) -> Bool) {
    guard entries.contains(where: { isOver($0.touch) }) else { return }
    entries.removeAll { isOver($0.touch) }
    touches.removeAll(where: isOver)
    allTouches = touches.isEmpty ? [] : Set(touches)
  }

  /// Forgets what the previous batch changed: touches rest where they are.
  mutating func beginBatch() {
    for index in entries.indices {
      if !entries[index].merged.isEmpty { entries[index].merged.removeAll() }
      entries[index].changed = false
      let touch = entries[index].touch
      touch.state.phase = .stationary
      touch.state.previousLocation = touch.state.location
    }
  }

  mutating func noteChange(of touch: UITouch, merged: [TouchState]) {
    for index in entries.indices where entries[index].touch === touch {
      entries[index].changed = true
      if !merged.isEmpty { entries[index].merged = merged }
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
