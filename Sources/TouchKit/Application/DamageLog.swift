import Foundation

/// What of the screen no longer shows the truth, in points.
struct DamageLog {
  /// More rectangles than this cost more than they save; they are merged into one.
  private static let mostRectangles = 32

  private(set) var rectangles: [CGRect] = []
  private var isEverything = true

  mutating func add(_ rect: CGRect) {
    guard !isEverything, rect.isUsable else { return }
    if rectangles.contains(where: { $0.contains(rect) }) { return }
    rectangles.removeAll { rect.contains($0) }
    rectangles.append(rect)
    if rectangles.count > Self.mostRectangles {
      rectangles = [rectangles.reduce(rect) { $0.union($1) }]
    }
  }

  mutating func addEverything() {
    isEverything = true
    rectangles.removeAll()
  }

  /// Hands out what accumulated, cut to the screen, and starts anew.
  mutating func take(screen: CGRect) -> [CGRect] {
    defer {
      isEverything = false
      rectangles.removeAll(keepingCapacity: true)
    }
    guard !isEverything else { return [screen] }
    return rectangles.map { $0.intersection(screen) }.filter(\.isUsable)
  }
}

extension CGRect {
  /// Whether the rectangle covers anything and consists of ordinary numbers.
  fileprivate var isUsable: Bool {
    width > 0 && height > 0 && width.isFinite && height.isFinite && minX.isFinite && minY.isFinite
  }
}
