import TouchTrace
public import Foundation

/// The pixels of a screen at which another view receives touches in a second hit map of it.
public struct HitMapDifference: Hashable, Sendable {
  /// The pixels at which one view receives touches in the first map, and another one in the second.
  public struct Change: Hashable, Sendable {
    /// The name of the receiver in the first map; nil for no view.
    public let before: String?
    /// The name of the receiver in the second map; nil for no view.
    public let after: String?
    /// The number of pixels.
    public internal(set) var pixels: Int
    /// The bounding box of the pixels, in points.
    public internal(set) var area: CGRect
  }

  /// The changes, the largest first.
  public let changes: [Change]
  /// The number of pixels of the screen.
  private let pixelCount: Int

  /// Compares two maps of a screen pixel by pixel; views with equal names are the same.
  public init(_ first: HitMap, _ second: HitMap) {
    let names = (ViewNames(first.tree), ViewNames(second.tree))
    let receivers = (
      first.grid.receivers.map { names.0[$0] }, second.grid.receivers.map { names.1[$0] }
    )
    var found: [Pair: Change] = [:]
    for row in 0..<min(first.grid.height, second.grid.height) {
      Self.walk(first.grid.rows[row], second.grid.rows[row]) { columns, before, after in
        let pair = Pair(
          before: before.map { receivers.0[$0] },
          after: after.map { receivers.1[$0] }
        )
        guard pair.before != pair.after else { return }
        let scale = CGFloat(max(1, first.grid.scale))
        let area = CGRect(
          x: CGFloat(columns.lowerBound) / scale,
          y: CGFloat(row) / scale,
          width: CGFloat(columns.count) / scale,
          height: 1 / scale
        )
        var change =
          found[pair] ?? Change(before: pair.before, after: pair.after, pixels: 0, area: area)
        change.pixels += columns.count
        change.area = change.area.union(area)
        found[pair] = change
      }
    }
    changes = found.values.sorted { one, other in
      (other.pixels, one.area.minY, one.area.minX) < (one.pixels, other.area.minY, other.area.minX)
    }
    pixelCount = first.grid.width * first.grid.height
  }

  private struct Pair: Hashable {
    let before: String?
    let after: String?
  }

  /// Visits the column ranges of two rows in which neither receiver changes.
  private static func walk(
    _ first: [HitGrid.Run],
    _ second: [HitGrid.Run],
    _ visit: (Range<Int>, Int?, Int?) -> Void
  ) {
    var (start, one, other) = (0, 0, 0)
    while one < first.count, other < second.count {
      let end = min(first[one].end, second[other].end)
      if end > start { visit(start..<end, first[one].receiver, second[other].receiver) }
      start = end
      if first[one].end == end { one += 1 }
      if second[other].end == end { other += 1 }
    }
  }

  /// Returns the changes in words, one line each.
  public func text(in language: Language = .english) -> String {
    guard !changes.isEmpty else {
      return language("The same view gets the touch at every point.", "每个点的触摸都归同一个视图。")
    }
    let nobody = language("nobody", "无")
    return changes.map { change in
      let share = Measure.percent(Double(change.pixels) / Double(max(1, pixelCount)))
      return "\(change.before ?? nobody) → \(change.after ?? nobody): "
        + language("\(share) of the screen, in", "占屏幕的 \(share)，范围")
        + " \(Measure.rect(change.area))"
    }.joined(separator: "\n")
  }
}
