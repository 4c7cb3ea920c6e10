package import TouchTrace
import Inspector
package import TextFormats
package import TouchKit

/// Finds the views of an application by the names that the user types.
package struct ViewFinder {
  /// The current views.
  package let tree: TreeSnapshot
  private let names: ViewNames
  private let application: UIApplication

  /// Takes a snapshot of the views of an application.
  package init(_ application: UIApplication) {
    self.application = application
    tree = application.treeSnapshot()
    names = ViewNames(tree)
  }

  /// Returns the position in the tree of the only view with a name.
  package func index(
    of name: String,
    at position: SourcePosition
  ) throws(SourceProblem) -> Int {
    let found = names.views(called: name)
    if found.count == 1 { return found[0] }
    guard found.isEmpty else {
      let choices = found.prefix(8).map { "#\($0)" }.joined(separator: ", ")
      throw SourceProblem(
        "\(found.count) views are called \(PlainText.quoted(name)); name one by its number: "
          + choices,
        at: position
      )
    }
    let similar = Suggestions(names: names.all).suggestions(for: name)
    throw SourceProblem(
      "there is no view \(PlainText.quoted(name))"
        + (similar.isEmpty
          ? "" : " (did you mean \(similar.map { "'\($0)'" }.joined(separator: " or "))?)"),
      at: position
    )
  }

  /// Returns the only view with a name.
  package func view(
    _ name: String,
    at position: SourcePosition
  ) throws(SourceProblem) -> UIView {
    let id = tree.views[try index(of: name, at: position)].node.id
    guard let view = view(id) else {
      throw SourceProblem("the view \(PlainText.quoted(name)) no longer exists", at: position)
    }
    return view
  }

  /// Returns the view with an identifier.
  package func view(_ id: NodeID) -> UIView? {
    var waiting: [UIView] = application.windows
    while let view = waiting.popLast() {
      if view.traceID == id { return view }
      waiting += view.subviews
    }
    return nil
  }
}
