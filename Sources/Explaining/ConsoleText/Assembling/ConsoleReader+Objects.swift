import Foundation
import TextFormats

/// The trees of objects: in JSON, in a table, or with one object per line.
extension ConsoleReader {
  /// Adds the trees that were found in the text.
  mutating func readObjects(_ trees: [ObjectTree]) throws(SourceProblem) {
    // Of several screens of elements, the last printed one counts.
    let screens = trees.indices.filter { !trees[$0].hasViews && trees[$0].hasApplication }
    for (index, tree) in trees.enumerated() where !screens.dropLast().contains(index) {
      try add(tree.hasViews ? tree : tree.withScreen)
    }
    guard screens.count > 1, let position = trees[screens[0]].nodes.first?.object.position else {
      return
    }
    assume(
      "the text has \(screens.count) accessibility trees, and the last is used; 'why --tap X,Y'"
        + " compares two",
      "文字里有 \(screens.count) 棵无障碍树，以最后一棵为准；why --tap X,Y 可以比较两棵",
      at: position
    )
  }

  /// Adds a tree as the views of one fragment.
  mutating func add(_ tree: ObjectTree) throws(SourceProblem) {
    guard let first = tree.nodes.first else { return }
    let position = first.object.position
    let hasViews = tree.hasViews
    let start = printed.views.count
    let isInWindow = tree.nodes.allSatisfy(\.object.hasWindowFrame)
    var rectangles = tree.nodes.map { node in
      hasViews && !isInWindow ? node.object.frameInParent : node.rectangle
    }
    note(tree, hasViews, at: position)
    if tree.areShares { makePoints(of: &rectangles, tree.screen) }
    var roots: [TreeRoot] = []
    let tellsInteraction = tree.nodes.contains { $0.object.tellsInteraction }
    for node in tree.nodes {
      var view = node.object.view(isElement: !hasViews)
      if hasViews, !tellsInteraction, node.parent == nil { view.gaps.append(.interaction) }
      if hasViews, !isInWindow, view.boundsOrigin == nil, isScrolling(view) {
        view.gaps.append(.place)
      }
      view.parent = node.parent.map { start + $0 }
      if node.parent == nil {
        roots.append(TreeRoot(view: printed.views.count, depth: 0, group: roots.count))
      }
      printed.views.append(view)
      try checkCount(at: 0)
    }
    if !hasViews { straighten(tree, &rectangles, at: position) }
    if !hasViews { nameScreen(of: tree, rectangles, from: start) }
    let areOnScreen = !hasViews || tree.areOnScreen(rectangles)
    place(tree, rectangles, areOnScreen, from: start)
    addRecognizers(of: tree, from: start)
    addHits(of: tree, hasViews ? [] : rectangles)
    // Windows are behind each other; other views without a superview had an unknown one.
    let areWindows = roots.allSatisfy { printed.views[$0.view].isWindow }
    if hasViews, areWindows {
      printed.fragments += roots.map { Fragment(kind: .tree, roots: [$0]) }
      return
    }
    let kind: Fragment.Kind = !hasViews ? .elements : roots.count > 1 ? .array : .tree
    var fragment = Fragment(kind: kind, roots: roots)
    fragment.screen = tree.screen.map { CGRect(origin: .zero, size: $0) }
    printed.fragments.append(fragment)
  }

  private func isScrolling(_ view: ConsoleView) -> Bool {
    UIKitAncestor.scrolls(UIKitAncestor.of(view)) || view.className.hasSuffix("ScrollView")
  }

  /// Uses the size of the frames for a rotated screen whose elements have unrotated frames.
  private mutating func straighten(
    _ tree: ObjectTree,
    _ rectangles: inout [TreeObject.Rectangle?],
    at position: SourcePosition
  ) {
    let screens = tree.nodes.indices.filter { tree.nodes[$0].object.isScreen }
    guard let size = screens.compactMap({ rectangles[$0]?.rect.size }).first,
      size.width != size.height
    else { return }
    let others = rectangles.indices.filter { !screens.contains($0) }.compactMap {
      rectangles[$0]?.rect
    }
    let (width, height) = (others.map(\.maxX).max() ?? 0, others.map(\.maxY).max() ?? 0)
    let isIn = { (size: CGSize) in width <= size.width + 1 && height <= size.height + 1 }
    let turned = CGSize(width: size.height, height: size.width)
    guard !isIn(size), isIn(turned), others.count > 2 else { return }
    for index in screens {
      guard let rect = rectangles[index]?.rect, rect.size == size else { continue }
      rectangles[index]?.rect.size = turned
    }
    assume(
      "the screen is \(size.sides) points, but the frames belong to the other orientation, which is"
        + " used; print the tree again after the rotation",
      "屏幕为 \(size.sides) 点，而元素的位置属于另一个方向的屏幕；按元素的方向计算。旋转结束后请再打印一次树",
      at: position
    )
  }

  /// Treats an outermost element without a type as the application if it contains all others.
  private mutating func nameScreen(
    of tree: ObjectTree,
    _ rectangles: [TreeObject.Rectangle?],
    from start: Int
  ) {
    guard !tree.nodes.contains(where: \.object.isScreen),
      let first = rectangles.first??.rect, first.origin == .zero,
      ["Element", "Group", "Other"].contains(printed.views[start].className),
      tree.nodes.dropFirst().contains(where: { $0.parent == 0 }),
      tree.nodes.count(where: { $0.parent == nil }) == 1,
      first.width >= 300, first.height >= 300
    else { return }
    printed.views[start].className = "Application"
  }

  /// Sets the frames of views in their superviews.
  private mutating func place(
    _ tree: ObjectTree,
    _ rectangles: [TreeObject.Rectangle?],
    _ areOnScreen: Bool,
    from start: Int
  ) {
    for (index, node) in tree.nodes.enumerated() {
      guard let rect = rectangles[index]?.rect else { continue }
      printed.views[start + index].frame = rect
      guard areOnScreen else { continue }
      let parent = nearestPlaced(above: node.parent, tree, rectangles)
      let origin = parent.flatMap { rectangles[$0]?.rect.origin } ?? .zero
      let inner = parent.flatMap { printed.views[start + $0].boundsOrigin } ?? .zero
      printed.views[start + index].frame = rect.offsetBy(
        dx: inner.x - origin.x,
        dy: inner.y - origin.y
      )
    }
    placeOthers(tree, rectangles, from: start)
  }

  /// Sets the frames of elements without a rectangle.
  ///
  /// An element with children gets a rectangle that contains them. The position of an element
  /// without children is unknown.
  private mutating func placeOthers(
    _ tree: ObjectTree,
    _ rectangles: [TreeObject.Rectangle?],
    from start: Int
  ) {
    let parents = Set(tree.nodes.compactMap(\.parent))
    let whole = rectangles.compactMap(\.self).reduce(CGRect.zero) { $0.union($1.rect) }
    for (index, node) in tree.nodes.enumerated() where rectangles[index] == nil {
      let parent = nearestPlaced(above: node.parent, tree, rectangles)
      let size = parent.flatMap { rectangles[$0]?.rect.size } ?? whole.size
      if parents.contains(index) {
        printed.views[start + index].frame = CGRect(origin: .zero, size: size)
      } else {
        printed.views[start + index].gaps.append(.place)
      }
    }
  }

  private func nearestPlaced(
    above parent: Int?,
    _ tree: ObjectTree,
    _ rectangles: [TreeObject.Rectangle?]
  ) -> Int? {
    var next = parent
    while let index = next, rectangles[index] == nil { next = tree.nodes[index].parent }
    return next
  }

  /// Converts fractions of the screen to points.
  private func makePoints(of rectangles: inout [TreeObject.Rectangle?], _ screen: CGSize?) {
    let size = screen ?? ConsoleScene.usualSize
    for index in rectangles.indices {
      guard let share = rectangles[index]?.rect else { continue }
      rectangles[index]?.rect = CGRect(
        x: share.minX * size.width,
        y: share.minY * size.height,
        width: share.width * size.width,
        height: share.height * size.height
      )
    }
  }

  // MARK: - Remarks

  private mutating func note(_ tree: ObjectTree, _ hasViews: Bool, at position: SourcePosition) {
    if tree.isCut {
      reading.note(
        .cut,
        at: position,
        "the tree that begins here is cut off",
        "从这里开始的树被截断"
      )
    }
    if !tree.isKnown {
      let place = hasViews ? "positions in superviews or on the screen" : "positions on the screen"
      assume(
        "this JSON tree has an unknown form; its rectangles are read as \(place)",
        "这是一种未知形式的 JSON 树：其中的矩形被当作\(hasViews ? "父视图内或屏幕上" : "屏幕上")的位置",
        at: position
      )
    }
    if tree.areShares {
      let size = tree.screen ?? ConsoleScene.usualSize
      let words = size.sides
      reading.isInShares = true
      assume(
        "positions are fractions of the screen, which "
          + (tree.screen == nil ? "is assumed to be \(words) points" : "is \(words) points"),
        "位置是屏幕的比例；屏幕\(tree.screen == nil ? "按" : "为") \(words) 点"
          + (tree.screen == nil ? "计算" : ""),
        at: position
      )
    }
  }

  mutating func assume(_ english: String, _ chinese: String, at position: SourcePosition) {
    reading.assumptions.append(ConsoleAssumption(english, chinese))
    reading.note(.guessed, at: position, english, chinese)
  }

  // MARK: - Hit tests

  /// Records the hit tests of the app or the driver: at the center of an element, or at the
  /// requested point.
  private mutating func addHits(of tree: ObjectTree, _ rectangles: [TreeObject.Rectangle?]) {
    if let hit = tree.hit { addHit(at: hit.point, hit.view) }
    for (node, rectangle) in zip(tree.nodes, rectangles) {
      guard let rect = rectangle?.rect, let cover = node.object.cover else { continue }
      addHit(at: CGPoint(x: rect.midX, y: rect.midY), cover)
    }
  }

  private mutating func addHit(at point: CGPoint, _ view: TreeObject.Mention) {
    let reference = ConsoleReference(className: view.className, address: nil)
    reading.app.hits.append(.init(point: point, view: reference, words: view.words))
  }

  // MARK: - Recognizers

  private mutating func addRecognizers(of tree: ObjectTree, from start: Int) {
    for (index, node) in tree.nodes.enumerated() {
      let list = (try? node.object["gesturerecognizers"]?.list()) ?? []
      guard !list.isEmpty else { continue }
      printed.views[start + index].hasRecognizers = true
    }
  }
}
