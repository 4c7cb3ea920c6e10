public import TouchTrace
public import Foundation
import Geometry

extension TreeSnapshot {
  /// Returns the position of the frontmost visible view at a point of the screen.
  ///
  /// Visibility decides, not interaction: a view that rejects touches can be picked too. A view is invisible if it
  /// or an ancestor is hidden, transparent or clipped there.
  public func frontmostView(at point: CGPoint) -> Int? {
    visibleViews(at: point) { !$0.isHidden && !$0.isTooTransparent }.last
  }

  /// Returns the position of the view that a click at a point most likely means.
  ///
  /// It is the frontmost view that can be seen: a control, or a view with a background, also a nearly transparent
  /// one. A plain view in it, which looks the same, is in front of it. Without a view that can be seen, it is the
  /// frontmost one that allows interaction. A caption over a view is neither, and only counts if there is no other view.
  public func meantView(at point: CGPoint, canBeSeen: (ViewSnapshot) -> Bool) -> Int? {
    let shown = visibleViews(at: point) { !$0.isHidden && $0.alpha > 0 }
    let interactive = shown.filter { views[$0].isUserInteractionEnabled }
    guard let seen = shown.last(where: { views[$0].control != nil || canBeSeen(views[$0]) }) else {
      return interactive.last ?? shown.last
    }
    guard views[seen].control == nil else { return seen }
    let inside = seen...(seen + views[seen].descendantCount)
    return interactive.last { $0 > seen && inside.contains($0) } ?? seen
  }

  /// Returns the views in front of the one that a click means, which cannot be seen and allow interaction.
  public func unseenViews(at point: CGPoint, canBeSeen: (ViewSnapshot) -> Bool) -> [Int] {
    guard let meant = meantView(at: point, canBeSeen: canBeSeen) else { return [] }
    return visibleViews(at: point) { !$0.isHidden && $0.alpha > 0 }
      .filter { $0 > meant && views[$0].isUserInteractionEnabled && views[$0].control == nil }
  }

  /// Returns the positions of the visible views at a point, the rear ones first.
  private func visibleViews(
    at point: CGPoint,
    where isVisibleItself: (ViewSnapshot) -> Bool
  ) -> [Int] {
    var isShown: [Bool] = []
    isShown.reserveCapacity(views.count)
    var found: [Int] = []
    for (index, view) in views.enumerated() {
      let isInside = view.node.quad?.contains(point) ?? false
      let isAboveShown = view.parent.map { isShown[$0] } ?? true
      let isVisible = isAboveShown && isVisibleItself(view)
      // Subviews can still extend outside of a view that is skipped here.
      isShown.append(isVisible && (isInside || !view.clipsToBounds))
      if isVisible, isInside { found.append(index) }
    }
    return found
  }

  /// Returns the position of the view after a step; nil if there is no such view.
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

/// A step from one view of a tree to a neighbouring one.
public enum TreeStep: String, Hashable, Sendable {
  /// To the superview.
  case superview
  /// To the rearmost subview.
  case firstSubview
  /// To the sibling behind.
  case previousSibling
  /// To the sibling in front.
  case nextSibling
}
