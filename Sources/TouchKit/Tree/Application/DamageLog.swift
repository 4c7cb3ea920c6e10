import Drawing
import Foundation

/// What of the screen no longer shows the truth, in points.
struct DamageLog {
  private var region = DamageRegion()
  private var isEverything = true

  mutating func add(_ rect: CGRect) {
    if !isEverything { region.add(rect) }
  }

  mutating func addEverything() { isEverything = true }

  /// Hands out what accumulated, cut to the screen, and starts anew.
  mutating func drain(clippedTo screen: CGRect) -> [CGRect] {
    defer {
      isEverything = false
      region.removeAll()
    }
    guard !isEverything else { return [screen] }
    return region.rectangles.map { $0.intersection(screen) }.filter { !$0.isEmpty }
  }
}
