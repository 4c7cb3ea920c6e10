import Foundation
import TouchKit

/// A view that says in a tooltip what a place of it is.
protocol Hinting: UIView {
  /// What a place is, and the part of the view, in its own points, of which that is said.
  func hint(at point: CGPoint) -> (words: String, frame: CGRect)?
}

extension BenchButton: Hinting {
  func hint(at point: CGPoint) -> (words: String, frame: CGRect)? {
    hint.isEmpty ? nil : (hint, bounds)
  }
}

extension TimeTrack: Hinting {
  func hint(at point: CGPoint) -> (words: String, frame: CGRect)? {
    guard point.x >= column, let found = hints.last(where: { $0.frame.contains(point) }) else {
      return nil
    }
    let seen = found.frame.intersection(bounds)
    return seen.isNull ? nil : (found.words, seen)
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
