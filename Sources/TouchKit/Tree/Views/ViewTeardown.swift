/// Lets go of whole trees of views without recursion.
///
/// Releasing a parent releases its children, whose release releases theirs: on a chain of some ten
/// thousand views that overflows the stack. A work list keeps it flat.
enum ViewTeardown {
  /// Detaches the children of a view that is going away, and theirs if they have no other owner.
  nonisolated static func dismantle(_ children: [UIView]) {
    for child in children { child.leaveParent() }
    if children.contains(where: { $0.attachedWindow != nil }) { leaveWindow(children) }
    // A view without grandchildren is released normally.
    guard children.contains(where: { !$0.children.isEmpty }) else { return }
    var pending = children
    while var view = pending.popLast() {
      guard isKnownUniquelyReferenced(&view) else { continue }
      let orphans = view.children
      view.children = []
      view.node.pointee.front = nil
      for orphan in orphans { orphan.leaveParent() }
      pending.append(contentsOf: orphans)
    }
  }

  /// Makes whole trees forget a window that is going away; clients may hold any part of them.
  nonisolated private static func leaveWindow(_ roots: [UIView]) {
    var pending = roots
    while let view = pending.popLast() {
      view.attachedWindow = nil
      for part in view.decorations { part.attachedWindow = nil }
      pending.append(contentsOf: view.children)
    }
  }
}

extension UIView {
  /// Forgets the superview, which goes away, and the siblings in it.
  nonisolated fileprivate final func leaveParent() {
    parent = nil
    node.pointee.behind = nil
  }
}
