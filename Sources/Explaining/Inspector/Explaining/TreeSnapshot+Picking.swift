public import TouchTrace
public import Foundation
import Geometry

extension TreeSnapshot {
  /// The position of the frontmost view that can be seen at a point of the screen.
  ///
  /// What is seen counts, not what takes touches: a view that rejects them can be picked too. A view
  /// is not seen where it is hidden, transparent or cut off, it or a view above it.
  public func frontmostView(at point: CGPoint) -> Int? {
    var isShown: [Bool] = []
    isShown.reserveCapacity(views.count)
    var found: Int?
    for (index, view) in views.enumerated() {
      let isInside = view.node.quad?.contains(point) ?? false
      let isAboveShown = view.parent.map { isShown[$0] } ?? true
      let isVisible = isAboveShown && !view.isHidden && !view.isTooTransparent
      // Subviews of a view that is passed over here may still reach out of it.
      isShown.append(isVisible && (isInside || !view.clipsToBounds))
      if isVisible, isInside { found = index }
    }
    return found
  }

  /// The position of the view that a step leads to; nil where there is none.
  public func neighbour(of index: Int, by step: TreeStep) -> Int? {
    guard views.indices.contains(index) else { return nil }
    let parent = views[index].parent
    let siblings = parent.map(children) ?? views.indices.filter { views[$0].parent == nil }
    guard let place = siblings.firstIndex(of: index) else { return nil }
    switch step {
    case .superview: return parent
    case .firstSubview: return views[index].descendantCount > 0 ? index + 1 : nil
    case .previousSibling: return place > 0 ? siblings[place - 1] : nil
    case .nextSibling: return place + 1 < siblings.count ? siblings[place + 1] : nil
    }
  }
}

/// A way from one view of a tree to a near one.
public enum TreeStep: String, Hashable, Sendable {
  /// To the view above.
  case superview
  /// To the rearmost view below.
  case firstSubview
  /// To the sibling behind.
  case previousSibling
  /// To the sibling in front.
  case nextSibling
}
