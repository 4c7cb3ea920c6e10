/// Deallocates deep view trees without deep recursion.
///
/// Releasing a view releases its subviews, and so on. In a chain of some ten thousand views that overflows the stack.
/// Down to a depth, views are deallocated as on a device, with their subviews still in place during `deinit`. Below
/// that depth a work list avoids the recursion.
enum ViewTeardown {
  /// The maximum depth of nested deallocations; our choice: within half a megabyte of stack.
  nonisolated private static let mostWithin: UInt8 = 200

  /// Detaches the children of a view that is being deallocated at a depth.
  nonisolated static func letGo(of children: inout [UIView], depth: UInt8) {
    for child in children {
      child.parent = nil
      child.links.teardownDepth = min(depth + 1, mostWithin)
    }
    if children.contains(where: { $0.attachedWindow != nil }) { leaveWindow(children) }
    guard depth >= mostWithin, children.contains(where: { !$0.children.isEmpty }) else { return }
    flatten(&children)
  }

  /// Releases the children one after the other, and the subviews of each child without another owner after it.
  ///
  /// Both lists are emptied, because a further reference to a view would hide that it has no other owner.
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

  /// Clears a deallocated window in whole trees, because clients may retain any part of them.
  nonisolated private static func leaveWindow(_ roots: [UIView]) {
    var pending = roots
    while let view = pending.popLast() {
      view.attachedWindow = nil
      for part in view.decorations { part.attachedWindow = nil }
      pending.append(contentsOf: view.children)
    }
  }
}
