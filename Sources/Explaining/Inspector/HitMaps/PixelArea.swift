import Foundation
import Geometry

/// A set of pixels, as column ranges in rows.
struct PixelArea: Hashable, Sendable {
  /// Adjacent pixels of a row.
  struct Span: Hashable, Sendable {
    let row: Int
    let columns: Range<Int>
  }

  /// The ranges, row after row, from left to right; ranges of one row do not touch.
  private(set) var spans: [Span] = []

  init() {}

  /// Creates the set of pixels whose centres are inside of all given outlines on a screen.
  init(inside quads: [Quad], width: Int, height: Int, scale: Int) {
    guard quads.allSatisfy(\.isFinite) else { return }
    let scale = CGFloat(scale)
    let limit = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
    let box = quads.reduce(limit) { box, quad in
      let own = quad.boundingBox
      return box.intersection(
        CGRect(
          x: own.minX * scale,
          y: own.minY * scale,
          width: own.width * scale,
          height: own.height * scale
        )
      )
    }
    guard !box.isNull else { return }
    for row in Int(box.minY)..<min(height, Int(box.maxY.rounded(.up))) {
      let y = (CGFloat(row) + 0.5) / scale
      var columns = 0..<width
      for quad in quads { columns = columns.clamped(to: quad.columns(at: y, scale, width)) }
      add(columns, in: row)
    }
  }

  /// The number of pixels.
  var count: Int { spans.reduce(0) { $0 + $1.columns.count } }

  /// Adds pixels after the existing ones.
  mutating func add(_ columns: Range<Int>, in row: Int) {
    guard !columns.isEmpty else { return }
    if let last = spans.last, last.row == row, last.columns.upperBound == columns.lowerBound {
      spans[spans.count - 1] = Span(row: row, columns: last.columns.lowerBound..<columns.upperBound)
    } else {
      spans.append(Span(row: row, columns: columns))
    }
  }
}

extension PixelArea {
  /// A rectangle of pixels.
  struct Block: Hashable, Sendable {
    var columns: Range<Int>
    var rows: Range<Int>

    /// The number of pixels.
    var count: Int { columns.count * rows.count }
    /// The length of the shorter side.
    var shortSide: Int { Swift.min(columns.count, rows.count) }
    /// The rectangle in units of pixels.
    var rect: CGRect {
      CGRect(x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
    }
  }

  /// The pixels as rectangles: equal ranges in consecutive rows form one rectangle.
  var blocks: [Block] {
    var done: [Block] = []
    var open: [Range<Int>: Block] = [:]
    var row = -1
    for span in spans {
      if span.row != row {
        row = span.row
        // Rectangles that the previous row did not continue are complete.
        done += open.values.filter { $0.rows.upperBound < row }
        open = open.filter { $0.value.rows.upperBound >= row }
      }
      let start = open[span.columns]?.rows.lowerBound ?? row
      open[span.columns] = Block(columns: span.columns, rows: start..<(row + 1))
    }
    return (done + open.values).sorted {
      ($0.rows.lowerBound, $0.columns.lowerBound) < ($1.rows.lowerBound, $1.columns.lowerBound)
    }
  }
}

extension Quad {
  /// Returns the pixels of a row whose centres are inside.
  fileprivate func columns(at y: CGFloat, _ scale: CGFloat, _ width: Int) -> Range<Int> {
    var (least, greatest) = (CGFloat.infinity, -CGFloat.infinity)
    for (index, corner) in corners.enumerated() {
      let next = corners[(index + 1) % corners.count]
      // The interval is half open, so that a row through a corner meets two edges.
      guard min(corner.y, next.y) <= y, y < max(corner.y, next.y) else { continue }
      let x = corner.x + (next.x - corner.x) * (y - corner.y) / (next.y - corner.y)
      (least, greatest) = (min(least, x), max(greatest, x))
    }
    guard least < greatest else { return 0..<0 }
    let limit = CGFloat(width)
    let first = Int(max(0, min((least * scale - 0.5).rounded(.up), limit)))
    let end = Int(max(0, min((greatest * scale - 0.5).rounded(.up), limit)))
    return first..<max(first, end)
  }
}
