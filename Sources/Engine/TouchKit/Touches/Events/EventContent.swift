import Foundation

/// The content of the application's touch event, updated for every batch.
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

  /// The samples that the latest batch merged, for each touch that has any.
  private var merged: [Merged] = []

  /// The touches as a set.
  var allTouches: Set<UITouch> { Set(touches) }

  mutating func add(_ touch: UITouch) { touches.append(touch) }

  mutating func removeAll(where isChosen: (UITouch) -> Bool) { touches.removeAll(where: isChosen) }

  /// Clears the changes of the previous batch; every touch becomes stationary.
  mutating func beginBatch() {
    merged = []
    for touch in touches { touch.rest() }
  }

  /// Stores the samples that were merged into a touch.
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
  /// Makes the touch stationary until a sample of its finger arrives.
  fileprivate final func rest() {
    state.phase = .stationary
    state.previousLocation = state.location
  }
}
