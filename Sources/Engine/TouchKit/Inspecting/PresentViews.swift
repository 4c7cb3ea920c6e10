package import TouchTrace

/// The views that a tool follows from frame to frame.
///
/// It caches the views that it found, because finding one means a search of the whole tree.
@MainActor
package final class PresentViews {
  private struct Found {
    weak var view: UIView?
  }

  private var wanted: Set<NodeID> = []
  private var found: [Found] = []

  /// Creates a value that follows no views.
  package init() {}

  /// Returns the present state of responders with certain numbers, with their outlines as shown.
  ///
  /// During an animation, the outlines are at their present positions. Views outside windows are omitted; responders
  /// without an outline are not searched.
  package func nodes(_ ids: Set<NodeID>, in application: UIApplication) -> [NodeSnapshot] {
    // A view that was outside windows can come back.
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
