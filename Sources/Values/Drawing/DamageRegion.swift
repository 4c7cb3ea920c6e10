public import Foundation

/// The part of the window that has to be painted again, as a few rectangles in points.
///
/// Rectangles may overlap a little; together they cover everything that was added, and there are
/// never more than `DamageRegion.capacity`, so that adding and painting stay cheap.
public struct DamageRegion: Hashable, Sendable {
  /// The largest number of rectangles kept apart.
  public static let capacity = 16

  /// How far from the origin, in points, damage is taken seriously.
  private static let reach: CGFloat = 1_000_000

  /// The rectangles, none of them empty.
  public private(set) var rectangles: [CGRect] = []

  /// Creates a region in which nothing is damaged.
  public init() {}

  /// Creates a region from one rectangle.
  public init(_ rect: CGRect) { add(rect) }

  /// Whether nothing has to be painted.
  public var isEmpty: Bool { rectangles.isEmpty }

  /// The smallest rectangle around everything, `CGRect.null` when empty.
  public var bounds: CGRect { rectangles.reduce(.null) { $0.union($1) } }

  /// Whether painting inside the rectangle could be needed.
  public func intersects(_ rect: CGRect) -> Bool {
    rectangles.contains { $0.intersects(rect) }
  }

  /// Adds a rectangle; empty ones and ones with NaN add nothing, infinite ones are cut.
  public mutating func add(_ rect: CGRect) {
    guard var added = DamageRegion.sane(rect) else { return }
    // Merging can make further merges free, hence until nothing moves.
    while let index = rectangles.firstIndex(where: { waste($0, added) <= 0 }) {
      added = added.union(rectangles.remove(at: index))
    }
    rectangles.append(added)
    if rectangles.count > DamageRegion.capacity { mergeCheapestPair() }
  }

  /// Adds everything of another region.
  public mutating func formUnion(_ other: DamageRegion) {
    for rect in other.rectangles { add(rect) }
  }

  /// Forgets all damage but keeps the storage.
  public mutating func removeAll() { rectangles.removeAll(keepingCapacity: true) }

  private static func sane(_ rect: CGRect) -> CGRect? {
    let (left, right) = (max(rect.minX, -reach), min(rect.maxX, reach))
    let (top, bottom) = (max(rect.minY, -reach), min(rect.maxY, reach))
    // Comparisons with NaN are false, which leaves through the guard as well.
    guard left < right, top < bottom else { return nil }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// How much undamaged area one rectangle instead of two would cover.
  private func waste(_ first: CGRect, _ second: CGRect) -> CGFloat {
    let both = first.union(second)
    return both.width * both.height - first.width * first.height - second.width * second.height
  }

  private mutating func mergeCheapestPair() {
    var best = (first: 0, second: 1, cost: CGFloat.infinity)
    for first in rectangles.indices {
      for second in rectangles.indices.dropFirst(first + 1) {
        let cost = waste(rectangles[first], rectangles[second])
        if cost < best.cost { best = (first, second, cost) }
      }
    }
    let merged = rectangles[best.first].union(rectangles[best.second])
    rectangles.remove(at: best.second)
    rectangles.remove(at: best.first)
    add(merged)
  }
}
