import TouchTrace
import Foundation

extension Explanation {
  /// The position of the view that a question about the point is likely meant for: the one that missed the
  /// touch, or else the frontmost that is seen; nil where nothing is.
  ///
  /// An accessibility tree does not tell who got the touch: there it is the smallest element.
  public func likelyTarget(facts: AppFacts) -> Int? {
    let front = tree.frontmostTarget(at: point, facts: facts)
    if let front, facts.areFramesOnly(tree.path(to: front), in: tree) { return front }
    return missedTarget(facts: facts) ?? front
  }

  /// The frontmost view that is seen at the point, reacts to fingers, and did not get the touch: the one
  /// that a user asks about; nil for none.
  ///
  /// A recognizer sees the touches of all views in its view, so that only a control can miss a touch that
  /// a view in it got.
  public func missedTarget(facts: AppFacts = AppFacts()) -> Int? {
    let reach = TreeReach(tree)
    let path = Set(receiver.flatMap { tree.index(of: $0.id) }.map(tree.path(to:)) ?? [])
    for entry in entries where entry.isUnderPoint && reach.areShown[entry.index] {
      let (index, view) = (entry.index, entry.view)
      let reacts =
        view.isTarget && view.scrolling == nil || facts.isImported && tree.canReact(index, facts)
      if reacts, !facts.isMadeUp(view.node), !entry.verdict.isReceiver,
        view.control != nil || !path.contains(index)
      {
        return index
      }
      // What lies behind is not seen.
      if hides(entry) { return nil }
    }
    return nil
  }

  /// Whether nothing can be seen through a view at the point, as far as its own background tells.
  private func hides(_ entry: Entry) -> Bool {
    guard entry.view.alpha >= 1, let area = entry.view.opaqueArea, let quad = entry.view.node.quad
    else {
      return false
    }
    return area == entry.view.geometry.bounds && quad.contains(point)
  }
}
