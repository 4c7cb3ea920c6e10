import Drawing
import Foundation

/// A record of the areas that instructions paint and of the areas that cover them later.
struct CoverLog {
  private struct Span {
    let commands: Range<Int>
    let box: CGRect
  }

  private struct Cover {
    let rect: CGRect
    /// The index of the instruction before which everything inside is covered.
    let index: Int
  }

  private var spans: [Span] = []
  private var covers: [Cover] = []

  /// The smallest useful cover, in square points.
  private static let smallest: CGFloat = 32 * 32
  private static let most = 16

  /// Reserves memory for a number of spans.
  mutating func reserveCapacity(_ count: Int) { spans.reserveCapacity(count) }

  /// Records that instructions paint inside a box of the screen.
  ///
  /// Spans are recorded in the order in which they end.
  mutating func noteSpan(_ commands: Range<Int>, _ box: CGRect) {
    spans.append(Span(commands: commands, box: box))
  }

  /// Records that everything painted so far inside a rectangle of the screen is covered.
  mutating func noteCover(_ rect: CGRect, at index: Int) {
    // The comparison is false for NaN as well.
    guard rect.width * rect.height >= CoverLog.smallest else { return }
    covers.append(Cover(rect: rect, index: index))
    guard covers.count > CoverLog.most else { return }
    let smallest = covers.indices.min { covers[$0].rect.area < covers[$1].rect.area }
    if let smallest { covers.remove(at: smallest) }
  }

  /// Removes the covered instructions from a list.
  func dropCovered(from list: inout DisplayList) {
    var last = 0
    for cover in covers { last = max(last, cover.index) }
    var dropped: [Range<Int>] = []
    // The order of the ends makes it possible to skip the spans behind the last cover.
    for span in spans {
      guard span.commands.upperBound < last else { break }
      if isCovered(span) { dropped.append(span.commands) }
    }
    guard !dropped.isEmpty else { return }
    list.remove(CoverLog.disjoint(dropped))
  }

  /// Returns the ranges in order, with overlapping ones merged.
  private static func disjoint(_ ranges: [Range<Int>]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      guard let last = result.last, range.lowerBound < last.upperBound else {
        result.append(range)
        continue
      }
      result[result.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
    }
    return result
  }

  private func isCovered(_ span: Span) -> Bool {
    for cover in covers where cover.index > span.commands.upperBound {
      if cover.rect.encloses(span.box) { return true }
    }
    return false
  }
}

extension CGRect {
  /// The area of the rectangle, in square points.
  var area: CGFloat { width * height }
}
