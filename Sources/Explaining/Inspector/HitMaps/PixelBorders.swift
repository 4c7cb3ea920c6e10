import TouchTrace

/// The lines between pixels of different areas.
struct PixelBorders {
  /// A line along edges of pixels.
  struct Line: Hashable {
    let column: Int
    let row: Int
    var length: Int
    let isVertical: Bool
  }

  /// The lines, the vertical ones before the horizontal ones.
  var lines: [Line] { upright + lying }

  private var upright: [Line] = []
  private var lying: [Line] = []
  /// The unfinished vertical lines at the end of the previous row, by column.
  private var open: [Int: Int] = [:]

  /// Finds the lines between the areas of a grid.
  init(of grid: HitGrid) {
    var above: [HitGrid.Run] = []
    for (row, runs) in grid.rows.enumerated() {
      addUpright(Set(runs.dropLast().map(\.end)), in: row)
      if row > 0, runs != above { addLying(between: above, and: runs, in: row) }
      above = runs
    }
  }

  /// Finds the outline of an area.
  init(of area: PixelArea) {
    var row = -2
    var spans: [Range<Int>] = []
    for (number, span) in area.spans.enumerated() where span.row != row {
      if span.row != row + 1, !spans.isEmpty { close(spans, row) }
      let former = span.row == row + 1 ? spans : []
      row = span.row
      spans = area.spans[number...].prefix { $0.row == span.row }.map(\.columns)
      addUpright(Set(spans.flatMap { [$0.lowerBound, $0.upperBound] }), in: row)
      addLying(differing: former, spans, in: row)
    }
    if !spans.isEmpty { close(spans, row) }
  }

  /// Adds the line below the last row of a part.
  private mutating func close(_ spans: [Range<Int>], _ row: Int) {
    addLying(differing: spans, [], in: row + 1)
  }

  /// Continues the vertical lines, or begins them.
  private mutating func addUpright(_ columns: Set<Int>, in row: Int) {
    var next: [Int: Int] = [:]
    for column in columns.sorted() {
      if let place = open[column], upright[place].row + upright[place].length == row {
        upright[place].length += 1
        next[column] = place
      } else {
        next[column] = upright.count
        upright.append(Line(column: column, row: row, length: 1, isVertical: true))
      }
    }
    open = next
  }

  private mutating func addLying(
    between above: [HitGrid.Run],
    and below: [HitGrid.Run],
    in row: Int
  ) {
    var (upper, lower, column) = (0, 0, 0)
    while upper < above.count, lower < below.count {
      let end = min(above[upper].end, below[lower].end)
      if above[upper].receiver != below[lower].receiver { addLying(column..<end, in: row) }
      if above[upper].end == end { upper += 1 }
      if below[lower].end == end { lower += 1 }
      column = end
    }
  }

  /// Adds lines where only one of two rows has pixels.
  private mutating func addLying(differing above: [Range<Int>], _ below: [Range<Int>], in row: Int)
  {
    let ends = (above + below).flatMap { [$0.lowerBound, $0.upperBound] }.sorted()
    for (start, end) in zip(ends, ends.dropFirst()) where start < end {
      let isAbove = above.contains { $0.contains(start) }
      let isBelow = below.contains { $0.contains(start) }
      if isAbove != isBelow { addLying(start..<end, in: row) }
    }
  }

  private mutating func addLying(_ columns: Range<Int>, in row: Int) {
    if let last = lying.last, last.row == row, last.column + last.length == columns.lowerBound {
      lying[lying.count - 1].length += columns.count
    } else {
      lying.append(
        Line(column: columns.lowerBound, row: row, length: columns.count, isVertical: false)
      )
    }
  }
}
