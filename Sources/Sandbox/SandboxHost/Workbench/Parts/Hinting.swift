import Foundation
import TouchKit

/// A view that explains its parts in a tooltip.
protocol Hinting: UIView {
  /// Returns the explanation of a location, and the explained part of the view in its own points.
  func hint(at point: CGPoint) -> (words: String, frame: CGRect)?
  /// Returns a picture above the text; nil for none.
  func hintPicture(at point: CGPoint) -> UIImage?
}

extension Hinting {
  func hintPicture(at point: CGPoint) -> UIImage? { nil }
}

extension BenchButton: Hinting {
  func hint(at point: CGPoint) -> (words: String, frame: CGRect)? {
    hint.isEmpty ? nil : (hint, bounds)
  }
}

extension TimeTrack: Hinting {
  func hint(at point: CGPoint) -> (words: String, frame: CGRect)? {
    guard point.x >= column else { return nil }
    guard let found = hints.last(where: { $0.frame.contains(point) }) else {
      return state.isReviewing ? (clock(at: point), tick(at: point)) : nil
    }
    let seen = found.frame.intersection(bounds)
    guard !seen.isNull else { return nil }
    return state.isReviewing
      ? (found.words + "\n" + clock(at: point), tick(at: point)) : (found.words, seen)
  }

  func hintPicture(at point: CGPoint) -> UIImage? {
    guard state.isReviewing, point.x >= column else { return nil }
    return frames.picture(before: time(at: point.x))
  }

  /// Returns the moment at a location as text.
  private func clock(at point: CGPoint) -> String {
    String(format: "%.2f s", time(at: point.x) - state.start)
  }

  /// Returns a narrow part of the line, so that the tooltip follows the pointer.
  private func tick(at point: CGPoint) -> CGRect {
    CGRect(x: (point.x / 8).rounded(.down) * 8, y: 0, width: 8, height: bounds.height)
      .intersection(bounds)
  }
}

extension ChainStrip: Hinting {
  func hint(at point: CGPoint) -> (words: String, frame: CGRect)? {
    if let pill = pills.first(where: { $0.frame.contains(point) }) {
      return pill.isShortened ? (pill.name, pill.frame) : nil
    }
    // A low strip has no room for its legend.
    return isCompact ? (legend, bounds) : nil
  }

  private var legend: String {
    text(
      "solid: also called · dashed: not called · ring: its code may forward it",
      "实线：也会被调用 · 虚线：不会被调用 · 圆环：其代码可能转发"
    )
  }
}

extension RowList: Hinting {
  func hint(at point: CGPoint) -> (words: String, frame: CGRect)? {
    let found = subviews.lazy.compactMap { $0 as? RowView }
      .first { !$0.isHidden && $0.frame.contains(point) }
    return found.flatMap { view in
      let words = [view.cutText ?? "", view.hint].filter { !$0.isEmpty }
      return words.isEmpty ? nil : (words.joined(separator: " · "), view.frame)
    }
  }
}
