public import TouchTrace

/// The unique names of a tree's views.
///
/// A view has its author's name or its class as a name. If several views share it, the number in the
/// tree follows: `UIView#12`.
public struct ViewNames: Sendable {
  private let tree: TreeSnapshot
  private var names: [NodeID: String]

  /// Creates names for the views of a tree and their recognizers.
  public init(_ tree: TreeSnapshot) {
    self.tree = tree
    var uses: [String: Int] = [:]
    for view in tree.views { uses[view.node.name, default: 0] += 1 }
    var names: [NodeID: String] = [:]
    for (index, view) in tree.views.enumerated() {
      let name = OverlayText.label(view.node.name)
      let isUnique = uses[view.node.name] == 1
      names[view.node.id] = isUnique ? name : "\(name)#\(index)"
    }
    for view in tree.views {
      for recognizer in view.recognizers where recognizer.node.identifier == nil {
        names[recognizer.node.id] = recognizer.node.typeName + "(\(names[view.node.id] ?? ""))"
      }
    }
    self.names = names
  }

  /// Returns the same names, except for some nodes.
  package func renaming(_ others: [NodeID: String]) -> ViewNames {
    var names = self
    names.names.merge(others) { $1 }
    return names
  }

  /// The name of a responder or recognizer.
  public subscript(node: NodeSnapshot) -> String {
    names[node.id] ?? OverlayText.label(node.name)
  }

  /// Returns the name of the view at a position, after its superview's name if the author gave one.
  ///
  /// A name with an address has no prefix.
  public func path(of index: Int) -> String {
    let view = tree.views[index]
    guard let parent = view.parent, tree.views[parent].depth > 1,
      tree.views[parent].node.identifier != nil, !ShownName.hasAddress(view.node.name)
    else { return self[view.node] }
    return self[tree.views[parent].node] + "." + self[view.node]
  }

  /// Returns the positions of all views that match the user's name: `button`, `panel.button`, `UIView`,
  /// `UIView#12`, `#12`.
  public func views(called name: String) -> [Int] {
    if name.hasPrefix("#"), let index = Int(name.dropFirst()) {
      return tree.views.indices.contains(index) ? [index] : []
    }
    let exact = tree.views.indices.filter { tree.views[$0].node.identifier == name }
    if !exact.isEmpty { return exact }
    let unique = tree.views.indices.filter { self[tree.views[$0].node] == name }
    if !unique.isEmpty { return unique }
    return tree.views.indices.filter {
      path(of: $0) == name || tree.views[$0].node.typeName == name
    }
  }

  /// The names of all views.
  public var all: [String] { tree.views.map { self[$0.node] } }
}
