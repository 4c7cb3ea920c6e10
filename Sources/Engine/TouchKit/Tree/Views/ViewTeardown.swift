/// Lets go of whole trees of views without recursion where they are deep.
///
/// Releasing a parent releases its children, whose release releases theirs: on a chain of some ten
/// thousand views that overflows the stack. Down to a depth views go as on a device, each with its
/// subviews still in place when its own `deinit` runs; from there on a work list keeps it flat.
enum ViewTeardown {
  /// How many views may be let go within each other; our choice: within half a megabyte of stack.
  nonisolated private static let mostWithin: UInt8 = 200

  /// Detaches the children of a view that is going away; it went so many others deep.
  nonisolated static func letGo(of children: inout [UIView], depth: UInt8) {
    for child in children {
      child.parent = nil
      child.links.teardownDepth = min(depth + 1, mostWithin)
    }
    if children.contains(where: { $0.attachedWindow != nil }) { leaveWindow(children) }
    guard depth >= mostWithin, children.contains(where: { !$0.children.isEmpty }) else { return }
    flatten(&children)
  }

  /// Lets the children go one after the other, those before whose subviews have no other owner.
  ///
  /// What still holds a view here would keep it from being the only owner, so both lists are emptied.
  nonisolated private static func flatten(_ children: inout [UIView]) {
    var pending = children
    children = []
    pending.reverse()
    while var view = pending.popLast() {
      guard isKnownUniquelyReferenced(&view) else { continue }
      let orphans = view.children
      view.links.children = []
      for orphan in orphans { orphan.parent = nil }
      pending.append(contentsOf: orphans.reversed())
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
