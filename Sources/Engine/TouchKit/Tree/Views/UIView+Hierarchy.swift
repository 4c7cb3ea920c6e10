import Foundation

extension UIView {
  /// Inserts a view into the subviews, unless that would create a cycle.
  final func place(_ view: UIView, _ index: ViewMove.Index) {
    ViewMove(view, to: self, index: index).perform()
  }

  /// Exchanges the subviews at two positions, if they are valid.
  final func exchange(_ index1: Int, _ index2: Int) {
    guard children.indices.contains(index1), children.indices.contains(index2) else { return }
    links.children.swapAt(index1, index2)
    discardSiblingIndex()
    damageExtent()
  }

  /// Inserts a view into the list of subviews.
  final func insertChild(_ view: UIView, at index: Int) {
    links.children.insert(view, at: index)
    if let layer = view.backing, layer.look.depth != 0 { hasDepths = true }
    discardSiblingIndex()
  }

  /// Removes a view from the list of subviews.
  final func removeChild(_ view: UIView) {
    guard let index = children.lastIndex(where: { $0 === view }) else { return }
    links.children.remove(at: index)
    view.siblingPosition = -1
    discardSiblingIndex()
  }

  private func discardSiblingIndex() { rare?.siblingIndex = nil }

  /// Returns whether the view is another one or one of its descendants.
  package final func isBelowOrSame(as view: UIView) -> Bool {
    var candidate: UIView? = self
    while let current = candidate {
      if current === view { return true }
      candidate = current.parent
    }
    return false
  }

  /// Returns the first view with a tag, depth first, starting with the view itself.
  final func firstView(tagged tag: Int) -> UIView? {
    var found: UIView?
    forEachInSubtree { view in
      if view.tag == tag { found = view }
      return found == nil
    }
    return found
  }

  /// Visits the view and its descendants, parents first, without recursion.
  ///
  /// The visitor may change the tree, because each list of subviews is read when its parent is visited. The traversal
  /// stops when the visitor returns false.
  final func forEachInSubtree(_ visit: (UIView) -> Bool) {
    var pending = [self]
    while let view = pending.popLast() {
      guard visit(view) else { return }
      pending.append(contentsOf: view.children.reversed())
    }
  }
}
