import Foundation
@_spi(Components) import TouchKit

/// The positions of a table's headers, rows and footers, which follow from their heights.
nonisolated struct TableLayout {
  /// A section, from the top of its header to the bottom of its footer, in points.
  struct Section {
    var header: CGFloat = 0
    var rows: [CGFloat] = []
    var footer: CGFloat = 0
    /// The rows whose height is measured and not estimated.
    var measured: [Bool] = []
    fileprivate(set) var top: CGFloat = 0
    /// The top of each row, and the bottom of the last one.
    fileprivate(set) var tops: [CGFloat] = [0]

    var bottom: CGFloat { (tops.last ?? top) + footer }
  }

  private(set) var sections: [Section] = []
  /// The top of the first section.
  private(set) var start: CGFloat = 0

  init(sections: [Section] = [], start: CGFloat = 0) {
    self.sections = sections
    self.start = start
    place(from: 0)
  }

  /// The bottom of the last section.
  var end: CGFloat { sections.last?.bottom ?? start }

  /// Returns the number of rows in a section; 0 for an invalid section.
  func count(of section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].rows.count : 0
  }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && path.row >= 0 && path.row < count(of: path.section)
  }

  /// Returns the top and bottom of a row; nil for an invalid index path.
  func span(of path: IndexPath) -> ClosedRange<CGFloat>? {
    guard contains(path) else { return nil }
    let tops = sections[path.section].tops
    return tops[path.row]...tops[path.row + 1]
  }

  /// Sets the measured height of a row.
  ///
  /// Returns the difference from the previous height.
  mutating func measure(_ path: IndexPath, _ height: CGFloat) -> CGFloat {
    let former = sections[path.section].rows[path.row]
    sections[path.section].measured[path.row] = true
    guard former != height else { return 0 }
    sections[path.section].rows[path.row] = height
    place(from: path.section)
    return height - former
  }

  /// Moves a row with its height; both index paths must exist.
  mutating func move(from: IndexPath, to: IndexPath) {
    guard contains(from), sections.indices.contains(to.section) else { return }
    let height = sections[from.section].rows.remove(at: from.row)
    let isMeasured = sections[from.section].measured.remove(at: from.row)
    let row = min(max(0, to.row), count(of: to.section))
    sections[to.section].rows.insert(height, at: row)
    sections[to.section].measured.insert(isMeasured, at: row)
    place(from: min(from.section, to.section))
  }

  /// Returns the row at a height, in points from the top of the content; nil for none.
  func row(at y: CGFloat) -> IndexPath? {
    guard let section = section(at: y) else { return nil }
    let tops = sections[section].tops
    guard let first = tops.first, let last = tops.last, y >= first, y < last else { return nil }
    return IndexPath(row: index(in: tops, y), section: section)
  }

  /// Returns the rows between two heights, including rows that are partly between them.
  func rows(from top: CGFloat, to bottom: CGFloat) -> [IndexPath] {
    guard top < bottom else { return [] }
    return sections(from: top, to: bottom).flatMap { section -> [IndexPath] in
      let tops = sections[section].tops
      guard let first = tops.first, let last = tops.last, first < bottom, last > top,
        !sections[section].rows.isEmpty
      else { return [] }
      let from = index(in: tops, max(top, first))
      let rest = sections[section].rows.indices[from...]
      return rest.prefix { tops[$0] < bottom }.map { IndexPath(row: $0, section: section) }
    }
  }

  /// Returns the sections between two heights, including sections that are partly between them.
  func sections(from top: CGFloat, to bottom: CGFloat) -> [Int] {
    sections.indices.filter { sections[$0].top < bottom && sections[$0].bottom > top }
  }

  private func section(at y: CGFloat) -> Int? {
    sections.indices.first { y >= sections[$0].top && y < sections[$0].bottom }
  }

  /// Returns the last row whose top is at or above a height.
  private func index(in tops: [CGFloat], _ y: CGFloat) -> Int {
    var (low, high) = (0, tops.count - 1)
    while low + 1 < high {
      let middle = (low + high) / 2
      if tops[middle] <= y { low = middle } else { high = middle }
    }
    return low
  }

  private mutating func place(from first: Int) {
    for index in sections.indices[first...] {
      let top = index == 0 ? start : sections[index - 1].bottom
      sections[index].top = top
      var y = top + sections[index].header
      var tops = [y]
      tops.reserveCapacity(sections[index].rows.count + 1)
      for height in sections[index].rows {
        y += height
        tops.append(y)
      }
      sections[index].tops = tops
    }
  }
}
