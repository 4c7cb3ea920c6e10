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

  /// Some instructions paint inside a box of the screen.
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

  /// The list without what is covered.
  func uncovered(_ list: DisplayList) -> DisplayList {
    guard !covers.isEmpty else { return list }
    var dropped = spans.filter(isCovered).map(\.commands)
    guard !dropped.isEmpty else { return list }
    dropped.sort { $0.lowerBound < $1.lowerBound }
    var result = DisplayList()
    var next = 0
    for range in dropped where range.upperBound > next {
      for index in next..<max(next, range.lowerBound) { result.append(list.commands[index]) }
      next = range.upperBound
    }
    for index in next..<list.commands.count { result.append(list.commands[index]) }
    return result
  }

  private func isCovered(_ span: Span) -> Bool {
    covers.contains { $0.index > span.commands.upperBound && $0.rect.contains(span.box) }
  }
}

extension CGRect {
  fileprivate var area: CGFloat { width * height }
}
