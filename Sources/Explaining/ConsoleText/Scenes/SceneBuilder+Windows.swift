import Foundation
import TextFormats

/// The windows of the app, and assumed windows that replace missing superviews.
extension SceneBuilder {
  mutating func window(_ tree: ConsoleReading.Tree) -> SourceNode {
    let root = reading.views[tree.root]
    if root.isWindow, root.kind == .printed {
      if reading.trees.count(where: { $0.role == .window }) == 1 { straighten(tree.root) }
      return view(tree.root, depth: 0, backdrop: tree == backdropTree ? backdrop : nil)
    }
    return madeUpWindow(around: tree)
  }

  /// Shows a root without rotation, and a window at the screen's corner.
  ///
  /// Positions on the screen then equal positions in its own coordinates.
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
      "\(root.name) is shown without its rotation and position; points are in its own coordinates",
      "显示 \(root.name) 时不考虑旋转和位置；点使用它自己的坐标"
    )
  }

  /// Returns an assumed window around a root.
  ///
  /// The root has its printed position in the window. The window is placed so that positions on the
  /// screen equal positions in the root's own coordinates.
  private mutating func madeUpWindow(around tree: ConsoleReading.Tree) -> SourceNode {
    let root = reading.views[tree.root]
    if root.transform != nil { straighten(tree.root, keepsOrigin: true) }
    let place = ViewPlacement(shown(tree.root))
    let reach = reach(of: tree.root)
    let size = CGSize(width: reach.maxX, height: reach.maxY)
    // Positions in a driver's tree are on the screen, and not in the root.
    let origin = root.values.isEmpty ? place.bounds.origin : place.frame.origin
    var window = NodeBuilder(at: root.position)
    window.add("id", names.unique("window of \(viewNames[tree.root])"))
    window.add("frame", CGRect(origin: origin, size: size))
    window.add("bounds", CGRect(origin: place.frame.origin, size: size))
    window.add("hitTest", "passThrough")
    let views = reading.views[tree.root..<(tree.root + tree.count)]
    if views.contains(where: { $0.kind == .element }) { window.add("framesOnly", true) }
    if tree == backdropTree { window.add("backdrop", backdrop) }
    // Views are translucent with dark captions, so the window needs a light background.
    if backdrop == nil { window.add("backgroundColor", "#FFFFFF") }
    if tree.role == .unplaced {
      window.add("isHidden", true)
      reading.note(
        .guessed,
        at: root.position,
        "the position of \(viewNames[tree.root]) and the \(tree.count - 1) views below it is not in"
          + " the text; answers about them use only this part of the tree",
        "文字没有说明 \(viewNames[tree.root]) 和它下面 \(tree.count - 1) 个视图与其余部分的位置关系；"
          + "关于它们的问题只按这一部分回答"
      )
    }
    window.add("subviews", list: [view(tree.root, depth: 1)])
    return window.node
  }
}
