/// Lets go of whole trees of views without recursion.
///
/// Releasing a parent releases its children, whose release releases theirs: on a chain of some ten
/// thousand views that overflows the stack. A work list keeps it flat.
enum ViewTeardown {
  /// Detaches the children of a view that is going away, and theirs if nobody else holds them.
  nonisolated static func dismantle(_ children: [UIView]) {
    for child in children { detach(child) }
    // A view without grandchildren is released normally.
    guard children.contains(where: { !$0.children.isEmpty }) else { return }
    var pending = children
    while var view = pending.popLast() {
      guard isKnownUniquelyReferenced(&view) else { continue }
      let orphans = view.children
      view.children = []
      for orphan in orphans { detach(orphan) }
      pending.append(contentsOf: orphans)
    }
  }

  nonisolated private static func detach(_ view: UIView) {
    view.parent = nil
    view.attachedWindow = nil
  }
}
