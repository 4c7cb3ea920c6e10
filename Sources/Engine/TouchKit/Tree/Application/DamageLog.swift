import Drawing
import Foundation

/// What of the screen no longer shows the truth, in points.
struct DamageLog {
  private var region = DamageRegion()
  private var isEverything = true
  /// Counts what came; a picture that was made at the same count is still true.
  private(set) var count = 1
  /// What the count was for the last frame without a picture.
  private var seenCount = 0

  mutating func add(_ rect: CGRect) {
    count &+= 1
    if !isEverything { region.add(rect) }
  }

  mutating func addEverything() {
    count &+= 1
    isEverything = true
  }

  /// Whether anything came since this was asked last; hands nothing out.
  mutating func takeNews() -> Bool {
    defer { seenCount = count }
    return seenCount != count
  }

  /// Hands out what accumulated, cut to the screen, and starts anew.
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
