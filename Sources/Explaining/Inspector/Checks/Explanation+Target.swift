import TouchTrace
import Foundation

extension Explanation {
  /// Returns the position of the view that a question about the point is probably about; nil for no view.
  ///
  /// It is the view that missed the touch, or else the frontmost visible view.
  /// An accessibility tree does not contain the receiver of the touch: there it is the smallest element.
  public func likelyTarget(facts: AppFacts) -> Int? {
    let front = tree.frontmostTarget(at: point, facts: facts)
    if let front, facts.areFramesOnly(tree.path(to: front), in: tree) { return front }
    return missedTarget(facts: facts) ?? front
  }

  /// Returns the frontmost view that is visible at the point, reacts to touches, and missed this one; nil for none.
  ///
  /// This is usually the view that a user asks about.
  /// A recognizer receives the touches of all descendants of its view. Therefore only a control can miss a touch
  /// that one of its subviews received.
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
      // Views behind it are not visible.
      if hides(entry) { return nil }
    }
    return nil
  }

  /// Whether the view's own background hides everything behind it at the point.
  private func hides(_ entry: Entry) -> Bool {
    guard entry.view.alpha >= 1, let area = entry.view.opaqueArea, let quad = entry.view.node.quad
    else {
      return false
    }
    return area == entry.view.geometry.bounds && quad.contains(point)
  }
}
