public import Foundation

/// The part of the window that needs repainting, as a few rectangles in points.
///
/// Rectangles may overlap a little. Together they cover everything that was added. There are
/// never more than `DamageRegion.capacity`, so that adding and painting stay cheap.
public struct DamageRegion: Hashable, Sendable {
  /// The maximum number of separate rectangles.
  public static let capacity = 16

  /// The maximum distance of damage from the origin, in points.
  private static let reach: CGFloat = 1_000_000

  /// The non-empty rectangles.
  public private(set) var rectangles: [CGRect] = []

  /// Creates an empty region.
  public init() {}

  /// Creates a region from one rectangle.
  public init(_ rect: CGRect) { add(rect) }

  /// Whether there is no damage.
  public var isEmpty: Bool { rectangles.isEmpty }

  /// The bounding box, `CGRect.null` if empty.
  public var bounds: CGRect { rectangles.reduce(.null) { $0.union($1) } }

  /// Whether the rectangle may need repainting.
  public func intersects(_ rect: CGRect) -> Bool {
    rectangles.contains { $0.intersects(rect) }
  }

  /// Adds a rectangle; empty ones and ones with NaN add nothing, infinite ones are clipped.
  public mutating func add(_ rect: CGRect) {
    guard var added = DamageRegion.sane(rect) else { return }
    // A merge can make further merges free, so that the loop repeats until none is left.
    while let index = rectangles.firstIndex(where: { waste($0, added) <= 0 }) {
      added = added.union(rectangles.remove(at: index))
    }
    rectangles.append(added)
    if rectangles.count > DamageRegion.capacity { mergeCheapestPair() }
  }

  /// Adds all damage of another region.
  public mutating func formUnion(_ other: DamageRegion) {
    for rect in other.rectangles { add(rect) }
  }

  /// Removes all damage but keeps the storage.
  public mutating func removeAll() { rectangles.removeAll(keepingCapacity: true) }

  private static func sane(_ rect: CGRect) -> CGRect? {
    let (left, right) = (max(rect.minX, -reach), min(rect.maxX, reach))
    let (top, bottom) = (max(rect.minY, -reach), min(rect.maxY, reach))
    // Comparisons with NaN are false, so that the guard also rejects NaN.
    guard left < right, top < bottom else { return nil }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns the undamaged area that one rectangle instead of two would cover.
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
