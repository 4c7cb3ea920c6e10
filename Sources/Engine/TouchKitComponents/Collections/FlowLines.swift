import Foundation
@_spi(Components) import TouchKit

/// Items in lines, like words in a text: a pure calculation along and across the lines.
///
/// "Along" is the direction of a line. "Across" is the direction from line to line, in which the
/// content scrolls.
nonisolated struct FlowLines {
  /// The items and spacings of a section, in points.
  struct Section {
    var items: [Extent] = []
    var header: CGFloat = 0
    var footer: CGFloat = 0
    var insetBefore: CGFloat = 0
    var insetAfter: CGFloat = 0
    var insetLeading: CGFloat = 0
    var insetTrailing: CGFloat = 0
    var lineSpacing: CGFloat = 10
    var itemSpacing: CGFloat = 10
  }

  /// A length along the line and one across it.
  struct Extent: Equatable {
    var along: CGFloat
    var across: CGFloat
  }

  /// The start of an item and its length.
  struct Place {
    var along: CGFloat
    var across: CGFloat
    var extent: Extent
  }

  /// A line of items.
  struct Line {
    var section: Int
    var items: Range<Int>
    var start: CGFloat
    var end: CGFloat
  }

  private(set) var places: [[Place]] = []
  private(set) var lines: [Line] = []
  /// The starts of the headers and footers of the sections, across.
  private(set) var headers: [CGFloat] = []
  private(set) var footers: [CGFloat] = []
  /// The end of all content, across.
  private(set) var end: CGFloat = 0

  private let room: CGFloat

  init() { room = 0 }

  /// Arranges sections in lines of the given length.
  init(_ sections: [Section], room: CGFloat) {
    self.room = room
    for (index, section) in sections.enumerated() { set(section, index) }
  }

  /// Returns the lines between two positions, including lines that are partly between them.
  func lines(from top: CGFloat, to bottom: CGFloat) -> ArraySlice<Line> {
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].end <= top { low = middle + 1 } else { high = middle }
    }
    let rest = lines[low...]
    return rest.prefix { $0.start < bottom }
  }

  private mutating func set(_ section: Section, _ index: Int) {
    headers.append(end)
    end += section.header
    places.append([])
    places[index].reserveCapacity(section.items.count)
    end += section.insetBefore
    let available = max(0, room - section.insetLeading - section.insetTrailing)
    var first = 0
    var spacing = section.itemSpacing
    while first < section.items.count {
      let last = lineEnd(section, from: first, available)
      if first > 0 { end += section.lineSpacing }
      spacing = self.spacing(section, first..<last, available, before: spacing)
      append(section, index, first..<last, spacing)
      first = last
    }
    end += section.insetAfter
    footers.append(end)
    end += section.footer
  }

  /// Returns the end of the line that begins with the given item: it contains all items that fit,
  /// at least one.
  private func lineEnd(_ section: Section, from first: Int, _ available: CGFloat) -> Int {
    var length = section.items[first].along
    var last = first + 1
    while last < section.items.count {
      length += section.itemSpacing + section.items[last].along
      if length > available + 0.001 { break }
      last += 1
    }
    return last
  }

  /// Returns the space between the items of a line.
  ///
  /// Full lines reach from edge to edge. If all items have one size, the last line uses the columns
  /// of the line before.
  private func spacing(
    _ section: Section,
    _ items: Range<Int>,
    _ available: CGFloat,
    before: CGFloat
  ) -> CGFloat {
    let isLast = items.upperBound == section.items.count
    guard items.count > 1 else { return isLast ? before : section.itemSpacing }
    guard !isLast else {
      let isUniform = Set(section.items.map(\.along)).count == 1
      return isUniform && items.lowerBound > 0 ? before : section.itemSpacing
    }
    let length = section.items[items].reduce(0) { $0 + $1.along }
    return max(section.itemSpacing, (available - length) / CGFloat(items.count - 1))
  }

  private mutating func append(
    _ section: Section,
    _ index: Int,
    _ items: Range<Int>,
    _ spacing: CGFloat
  ) {
    let height = section.items[items].map(\.across).max() ?? 0
    var along = section.insetLeading
    for item in section.items[items] {
      let across = end + (height - item.across) / 2
      places[index].append(Place(along: along, across: across, extent: item))
      along += item.along + spacing
    }
    lines.append(Line(section: index, items: items, start: end, end: end + height))
    end += height
  }
}
