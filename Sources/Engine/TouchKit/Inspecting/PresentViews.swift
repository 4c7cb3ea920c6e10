package import TouchTrace

/// The views that a tool follows from frame to frame.
///
/// Finding one means to walk the whole tree, so that those that were found are remembered.
@MainActor
package final class PresentViews {
  private struct Found {
    weak var view: UIView?
  }

  private var wanted: Set<NodeID> = []
  private var found: [Found] = []

  /// Follows no view yet.
  package init() {}

  /// What responders with certain numbers are now, with their outlines as they are seen: halfway
  /// between two places while an animation moves them.
  ///
  /// Those that are in no window are left out; the responders without outline are not looked for.
  package func nodes(_ ids: Set<NodeID>, in application: UIApplication) -> [NodeSnapshot] {
    // One that was in no window may come back.
    if ids != wanted || found.count < ids.count { find(ids, in: application) }
    return found.compactMap { entry in
      guard let view = entry.view, view.attachedWindow != nil else { return nil }
      var node = view.snapshot()
      node.quad = view.presentOutline
      return node
    }
  }

  private func find(_ ids: Set<NodeID>, in application: UIApplication) {
    (wanted, found) = (ids, [])
    var waiting: [UIView] = application.windows
    while let view = waiting.popLast(), found.count < ids.count {
      if let number = view.traceNumber, ids.contains(NodeID(number)) {
        found.append(Found(view: view))
      }
      waiting += view.children
    }
  }
}
