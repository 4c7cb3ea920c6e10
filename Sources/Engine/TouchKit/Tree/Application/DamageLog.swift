import Drawing
import Foundation

/// The parts of the screen that have to be drawn again, in points.
struct DamageLog {
  private var region = DamageRegion()
  private var isEverything = true
  /// The number of changes; a picture made at the same count is still valid.
  private(set) var count = 1
  /// The change count at the last frame without a picture.
  private var seenCount = 0

  mutating func add(_ rect: CGRect) {
    count &+= 1
    if !isEverything { region.add(rect) }
  }

  mutating func addEverything() {
    count &+= 1
    isEverything = true
  }

  /// Returns whether anything changed since the last call, and keeps the damage.
  mutating func takeNews() -> Bool {
    defer { seenCount = count }
    return seenCount != count
  }

  /// Returns the accumulated damage, clipped to the screen, and clears it.
  mutating func drain(clippedTo screen: CGRect) -> [CGRect] {
    defer {
      isEverything = false
      region.removeAll()
    }
    guard !isEverything else { return [screen] }
    var seen: [CGRect] = []
    for rect in region.rectangles {
      let part = rect.intersection(screen)
      if !part.isEmpty { seen.append(part) }
    }
    return seen
  }
}
