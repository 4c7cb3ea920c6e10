import Foundation

/// The points of a screen at which a view or one of its descendants receives the touch.
struct TouchedArea: Hashable, Sendable {
  /// The points, one pixel each.
  private(set) var pixels = PixelArea()
  /// The bounding box, in points; nil if it has no points.
  private(set) var box: CGRect?

  /// The number of points.
  var count: Int { pixels.count }

  /// Returns the area of each view that reacts to touches, in one pass over the screen.
  static func areas(on screen: ScreenFacts) -> [Int: TouchedArea] {
    var targets: [[Int]] = []
    for view in screen.views {
      let above = view.parent.map { targets[$0] } ?? []
      targets.append(view.isTarget ? above + [targets.count] : above)
    }
    var areas: [Int: TouchedArea] = [:]
    for (row, runs) in screen.rows.enumerated() {
      var start = 0
      for run in runs {
        for target in run.view.map({ targets[$0] }) ?? [] {
          areas[target, default: TouchedArea()].add(start..<run.end, row)
        }
        start = run.end
      }
    }
    return areas
  }

  init() {}

  private mutating func add(_ columns: Range<Int>, _ row: Int) {
    guard !columns.isEmpty else { return }
    pixels.add(columns, in: row)
    let part = CGRect(x: columns.lowerBound, y: row, width: columns.count, height: 1)
    box = box.map { $0.union(part) } ?? part
  }

  /// Returns the points in a rectangle at which other views receive the touch, per receiver.
  ///
  /// The key is nil for points without a receiver. Points of the view itself and its descendants are left out.
  static func takers(in box: CGRect, from index: Int, on screen: ScreenFacts) -> [Int?: TouchedArea]
  {
    var areas: [Int?: TouchedArea] = [:]
    let own = screen.subtree(of: index)
    let columns = PixelRange(box.minX, box.maxX, screen.width)
    for row in PixelRange(box.minY, box.maxY, screen.height).range {
      var start = 0
      for run in screen.rows[row] {
        let part = (start..<run.end).clamped(to: columns.range)
        start = run.end
        if let view = run.view, own.contains(view) { continue }
        if !part.isEmpty { areas[run.view, default: TouchedArea()].add(part, row) }
      }
    }
    return areas
  }

  /// The pixels whose centres lie between two positions.
  private struct PixelRange {
    let range: Range<Int>

    init(_ first: CGFloat, _ last: CGFloat, _ count: Int) {
      let start = Int(min(max((first - 0.5).rounded(.up), 0), CGFloat(count)))
      let end = Int(min(max((last - 0.5).rounded(.up), 0), CGFloat(count)))
      range = start..<max(start, end)
    }
  }
}
