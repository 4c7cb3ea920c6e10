import TouchTrace
import TouchKit

/// The place of a view or a recognizer, as indices that are the same in every run of a scene.
struct ViewPlace: Hashable {
  /// The window's index among the windows, then each subview's index among its siblings.
  let path: [Int]
  /// The recognizer's index in its view; nil for the view itself.
  let recognizer: Int?
  /// The name that the user sees.
  let name: String
  /// Its identifier; nil without one.
  let identifier: String?

  /// Finds a view or recognizer; nil if it is in no window.
  init?(_ id: NodeID, in application: UIApplication) {
    var waiting = application.windows.enumerated().map { (view: $1 as UIView, path: [$0]) }
    while let (view, path) = waiting.popLast() {
      let recognizers = (view.gestureRecognizers ?? []).map { $0.snapshot() }
      if let index = recognizers.firstIndex(where: { $0.id == id }) {
        (self.path, recognizer, name) = (path, index, recognizers[index].name)
        identifier = recognizers[index].identifier
        return
      }
      if view.traceID == id {
        let node = view.snapshot()
        (self.path, recognizer, name, identifier) = (path, nil, node.name, node.identifier)
        return
      }
      waiting += view.subviews.enumerated().map { ($1, path + [$0]) }
    }
    return nil
  }
}

extension UIApplication {
  /// Returns the view or recognizer at a place of another version of the tree; nil if it is missing.
  ///
  /// A view with another name is another view. A view that moved is found by its identifier.
  func node(at place: ViewPlace) -> NodeID? {
    let tree = treeSnapshot()
    let nodes = tree.views.flatMap { [$0.node] + $0.recognizers.map(\.node) }
    if let identifier = place.identifier {
      return nodes.first { $0.identifier == identifier && $0.name == place.name }?.id
    }
    guard let index = view(at: place.path).flatMap({ tree.index(of: $0.traceID) }) else {
      return nil
    }
    let view = tree.views[index]
    guard let number = place.recognizer else {
      return view.node.name == place.name ? view.node.id : nil
    }
    guard view.recognizers.indices.contains(number) else { return nil }
    let node = view.recognizers[number].node
    return node.name == place.name ? node.id : nil
  }

  /// Returns the view at a place in the tree; nil if it is missing.
  func view(at path: [Int]) -> UIView? {
    guard let first = path.first, windows.indices.contains(first) else { return nil }
    var view: UIView = windows[first]
    for index in path.dropFirst() {
      guard view.subviews.indices.contains(index) else { return nil }
      view = view.subviews[index]
    }
    return view
  }
}
