import Foundation
import SourceText

/// Windows: those of the app, and those that stand for the superview of a tree without one.
extension SceneBuilder {
  mutating func window(_ tree: ConsoleReading.Tree) -> SourceNode {
    let root = reading.views[tree.root]
    if root.isWindow, root.kind == .printed {
      if reading.trees.count(where: { $0.role == .window }) == 1 { straighten(tree.root) }
      return view(tree.root, depth: 0, backdrop: tree == backdropTree ? backdrop : nil)
    }
    return madeUpWindow(around: tree)
  }

  /// Shows a root so that places on the screen are places in its own coordinates: not turned, and a
  /// window at the screen's corner.
  private mutating func straighten(_ index: Int, keepsOrigin: Bool = false) {
    var root = reading.views[index]
    let place = ViewPlacement(root)
    root.transform = nil
    root.frame = keepsOrigin ? place.frame : CGRect(origin: .zero, size: place.bounds.size)
    guard root != reading.views[index], root.frame != nil else { return }
    adjusted[index] = root
    reading.note(
      .guessed,
      at: root.position,
      "\(root.name) is shown as if it were not turned or moved: points are in its own coordinates",
      "\(root.name) 显示时当作没有旋转或移动；点的坐标是它自己的坐标"
    )
  }

  /// A window in whose coordinates the root lies where its line says, and which lies on the screen
  /// so that places on the screen are places in the root's own coordinates.
  private mutating func madeUpWindow(around tree: ConsoleReading.Tree) -> SourceNode {
    let root = reading.views[tree.root]
    if root.transform != nil { straighten(tree.root, keepsOrigin: true) }
    let place = ViewPlacement(shown(tree.root))
    var window = NodeBuilder(at: root.position)
    window.add("id", names.unique("window of \(given.views[tree.root])"))
    window.add("frame", CGRect(origin: place.bounds.origin, size: place.bounds.size))
    window.add("bounds", CGRect(origin: place.frame.origin, size: place.bounds.size))
    window.add("hitTest", "passThrough")
    if tree == backdropTree { window.add("backdrop", backdrop) }
    // Views are translucent, and their captions dark.
    if backdrop == nil { window.add("backgroundColor", "#FFFFFF") }
    if tree.role == .unplaced {
      window.add("isHidden", true)
      reading.note(
        .guessed,
        at: root.position,
        "where \(given.views[tree.root]) and the \(tree.count - 1) views below it lie is not in the"
          + " text; they are kept in a hidden window",
        "文字没有说明 \(given.views[tree.root]) 和它下面 \(tree.count - 1) 个视图在哪里；它们放在一个隐藏的窗口里"
      )
    }
    window.add("subviews", list: [view(tree.root, depth: 1)])
    return window.node
  }
}
