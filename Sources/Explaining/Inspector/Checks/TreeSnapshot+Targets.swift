public import DispatchTracing
public import Foundation

/// Which view a finger is meant for.
extension TreeSnapshot {
  /// The position of the frontmost view at a point of the screen that is seen and reacts to fingers,
  /// or else of the frontmost that is seen.
  ///
  /// What takes touches there need not be what a user means to touch: a view without a reaction that
  /// lies in front is the usual reason for the question.
  public func frontmostTarget(at point: CGPoint) -> Int? {
    let reach = TreeReach(self)
    let found = views.indices.last { index in
      let view = views[index]
      return reach.areShown[index] && view.isTarget && view.parent != nil
        && view.scrolling == nil && (view.node.quad?.contains(point) ?? false)
    }
    return found ?? frontmostView(at: point)
  }

  /// The position of what reacts where a text is shown: the nearest view, from the one that shows it
  /// up, that is a control or has recognizers; the view itself where there is none.
  public func target(around index: Int, isText: Bool) -> Int {
    guard isText else { return index }
    return path(to: index).last { views[$0].isTarget && views[$0].scrolling == nil } ?? index
  }
}
