import Drawing
import Foundation

/// What of the screen no longer shows the truth, in points.
struct DamageLog {
  private var region = DamageRegion()
  private var isEverything = true
  /// Whether anything came since the last frame without a picture.
  private var hasNews = true

  mutating func add(_ rect: CGRect) {
    hasNews = true
    if !isEverything { region.add(rect) }
  }

  mutating func addEverything() { (isEverything, hasNews) = (true, true) }

  /// Whether anything came since this was asked last; hands nothing out.
  mutating func takeNews() -> Bool {
    defer { hasNews = false }
    return hasNews
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
