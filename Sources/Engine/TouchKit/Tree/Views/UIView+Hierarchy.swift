import Foundation

extension UIView {
  /// Puts a view among the subviews, unless the tree would no longer be one.
  final func place(_ view: UIView, _ index: ViewMove.Index) {
    ViewMove(view, to: self, index: index).perform()
  }

  /// Exchanges the subviews at two positions, if there are such.
  final func exchange(_ index1: Int, _ index2: Int) {
    guard children.indices.contains(index1), children.indices.contains(index2) else { return }
    links.children.swapAt(index1, index2)
    discardSiblingIndex()
    damageExtent()
  }

  /// Puts a view into the list of subviews.
  final func insertChild(_ view: UIView, at index: Int) {
    links.children.insert(view, at: index)
    if let layer = view.backing, layer.look.depth != 0 { hasDepths = true }
    discardSiblingIndex()
  }

  /// Takes a view out of the list of subviews.
  final func removeChild(_ view: UIView) {
    guard let index = children.lastIndex(where: { $0 === view }) else { return }
    links.children.remove(at: index)
    view.siblingPosition = -1
    discardSiblingIndex()
  }

  private func discardSiblingIndex() { rare?.siblingIndex = nil }

  /// Whether the view is another one or lies below it.
  package final func isBelowOrSame(as view: UIView) -> Bool {
    var candidate: UIView? = self
    while let current = candidate {
      if current === view { return true }
      candidate = current.parent
    }
    return false
  }

  /// The view itself or the first view below it, depth first, with a tag.
  final func firstView(tagged tag: Int) -> UIView? {
    var found: UIView?
    forEachInSubtree { view in
      if view.tag == tag { found = view }
      return found == nil
    }
    return found
  }

  /// Visits the view and everything below it, parents first, without recursion.
  ///
  /// Visits what was there when it came by: the visitor may change the tree. Stops when the
  /// visitor answers false.
  final func forEachInSubtree(_ visit: (UIView) -> Bool) {
    var pending = [self]
    while let view = pending.popLast() {
      guard visit(view) else { return }
      pending.append(contentsOf: view.children.reversed())
    }
  }
}
