import Foundation
import SourceText

/// Windows: those of the app, and those that stand for the superview of a tree without one.
extension SceneBuilder {
  mutating func window(_ tree: ConsoleReading.Tree) -> SourceNode {
    let root = reading.views[tree.root]
    if root.isWindow, root.kind == .printed { return view(tree.root, depth: 0) }
    return madeUpWindow(around: tree)
  }

  /// A window in whose coordinates the root lies where its line says, and which lies on the screen
  /// so that places on the screen are places in the root's own coordinates.
  private mutating func madeUpWindow(around tree: ConsoleReading.Tree) -> SourceNode {
    let root = reading.views[tree.root]
    if root.transform != nil {
      reading.views[tree.root].transform = nil
      let place = ViewPlacement(root)
      reading.views[tree.root].frame = place.frame
      reading.note(
        .guessed,
        at: root.position,
        "\(root.name) is shown as if it were not turned: points are in its own coordinates"
      )
    }
    let place = ViewPlacement(reading.views[tree.root])
    var window = NodeBuilder(at: root.position)
    window.add("id", names.unique("window of \(viewNames[tree.root])"))
    window.add("frame", CGRect(origin: place.bounds.origin, size: place.bounds.size))
    window.add("bounds", CGRect(origin: place.frame.origin, size: place.bounds.size))
    window.add("hitTest", "passThrough")
    if tree.role == .unplaced {
      window.add("isHidden", true)
      reading.note(
        .guessed,
        at: root.position,
        "where \(viewNames[tree.root]) and the \(tree.count - 1) views below it lie is not in the"
          + " text; they are kept in a hidden window"
      )
    }
    window.add("subviews", list: [view(tree.root, depth: 1)])
    return window.node
  }
}
