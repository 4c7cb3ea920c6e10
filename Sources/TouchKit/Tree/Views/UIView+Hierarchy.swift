import Foundation

extension UIView {
  /// Puts a view among the subviews, unless the tree would no longer be one.
  final func place(_ view: UIView, _ index: ViewMove.Index) {
    ViewMove(view, to: self, index: index).perform()
  }

  /// Makes what walks through the tree see of the view; before anything of it is changed.
  final func makeNode(_ geometry: ViewGeometry) {
    node.initialize(to: TreeNode(.passUnretained(self), geometry, classHooks))
  }

  /// Exchanges the subviews at two positions, if there are such.
  final func exchange(_ index1: Int, _ index2: Int) {
    guard children.indices.contains(index1), children.indices.contains(index2) else { return }
    children.swapAt(index1, index2)
    for index in [index1, index1 + 1, index2, index2 + 1] { linkChild(at: index) }
    grid = nil
    damageExtent()
  }

  /// Puts a view into the list of subviews.
  final func insertChild(_ view: UIView, at index: Int) {
    children.insert(view, at: index)
    linkChild(at: index)
    linkChild(at: index + 1)
    if let layer = view.backing, layer.look.depth != 0 { hasDepths = true }
    hasUngridableChildren = hasUngridableChildren || view.decidesItself
    if let grid, !grid.add(view, among: children, at: index) { self.grid = nil }
  }

  /// Lets the subview at a position know who is behind it; behind all of them stands who asks for
  /// the foremost.
  private func linkChild(at index: Int) {
    guard index <= children.count else { return }
    let behind = index > 0 ? children[index - 1].node : nil
    if index < children.count {
      children[index].node.pointee.behind = behind
    } else {
      node.pointee.front = behind
    }
  }

  /// Takes a view out of the list of subviews.
  final func removeChild(_ view: UIView) {
    guard let index = children.lastIndex(where: { $0 === view }) else { return }
    children.remove(at: index)
    view.node.pointee.behind = nil
    linkChild(at: index)
    hasUngridableChildren = false
    grid?.remove(view)
  }

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
