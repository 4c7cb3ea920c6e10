import Drawing
import Foundation

/// Remembers which instructions paint where, and what covers them later.
struct CoverLog {
  private struct Span {
    let commands: Range<Int>
    let box: CGRect
  }

  private struct Cover {
    let rect: CGRect
    /// The number of instructions before which everything inside is covered.
    let index: Int
  }

  private var spans: [Span] = []
  private var covers: [Cover] = []

  /// Smaller covers, in square points, are not worth looking for what they cover.
  private static let smallest: CGFloat = 32 * 32
  private static let most = 16

  /// Makes room for a number of parts.
  mutating func reserveCapacity(_ count: Int) { spans.reserveCapacity(count) }

  /// Some instructions paint inside a box of the screen.
  ///
  /// They are noted in the order in which they end.
  mutating func noteSpan(_ commands: Range<Int>, _ box: CGRect) {
    spans.append(Span(commands: commands, box: box))
  }

  /// Everything inside a rectangle of the screen that was painted so far is covered.
  mutating func noteCover(_ rect: CGRect, at index: Int) {
    // NaN fails the comparison as well.
    guard rect.width * rect.height >= CoverLog.smallest else { return }
    covers.append(Cover(rect: rect, index: index))
    guard covers.count > CoverLog.most else { return }
    let smallest = covers.indices.min { covers[$0].rect.area < covers[$1].rect.area }
    if let smallest { covers.remove(at: smallest) }
  }

  /// Takes out of a list what is covered.
  func dropCovered(from list: inout DisplayList) {
    var last = 0
    for cover in covers { last = max(last, cover.index) }
    var dropped: [Range<Int>] = []
    // In the order in which they end, so that those behind the last cover need not be looked at.
    for span in spans {
      guard span.commands.upperBound < last else { break }
      if isCovered(span) { dropped.append(span.commands) }
    }
    guard !dropped.isEmpty else { return }
    list.remove(CoverLog.disjoint(dropped))
  }

  /// The ranges in their order, overlapping ones as one.
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
  /// How much it covers, in square points.
  var area: CGFloat { width * height }
}
