import Foundation
import TextFormats

/// A merger of all occurrences of a view; of repeated trees, the fullest one counts.
///
/// Every address is a node. The occurrence with the most descendants defines the subviews of a
/// node. The position of a node follows from its superview. So another print completes an omitted
/// subtree, and no view appears twice.
struct TreeMerger {
  var views: [ConsoleView]
  var fragments: [Fragment]
  var reading: ConsoleReading
  /// The pairs of views and occurrences of their superviews, from commands.
  var superviews: [(subview: ConsoleAddress, superview: Int)]
  private var children: [[Int]] = []
  private var counts: [Int] = []
  /// The occurrence that defines the subviews of a node, for each address.
  private var bodies: [ConsoleAddress: Int] = [:]
  /// The defining occurrence for each occurrence.
  private var bodyIndices: [Int] = []
  private var isClaimed: [Bool] = []

  init(_ printed: PrintedViews, into reading: ConsoleReading) {
    views = printed.views
    fragments = printed.fragments
    superviews = printed.superviews
    self.reading = reading
  }

  func finished() -> ConsoleReading { reading }

  mutating func mergeAll() {
    putIntoSuperviews()
    measure()
    chooseBodies()
    let order = rootOrder()
    isClaimed = Array(repeating: false, count: views.count)
    var trees: [(position: SourcePosition, views: [ConsoleView], group: TreeGroup)] = []
    for group in order {
      let found = claim(group)
      guard let first = found.first else { continue }
      trees.append((group.position ?? first.position, found, group))
    }
    // Views that contain each other have no root; the first of them becomes the root.
    for index in views.indices where body(index) == index && !isClaimed[index] {
      let group = TreeGroup(kind: .tree, roots: [index], isOrphaned: false)
      if isInFragment(index) { trees.append((views[index].position, claim(group), group)) }
    }
    trees.sort { $0.position < $1.position }
    append(joined(trees.map { ($0.views, $0.group) }))
  }

  /// Returns the trees, with accessibility trees joined into trees of views where they fit.
  private mutating func joined(
    _ trees: [(views: [ConsoleView], group: TreeGroup)]
  ) -> [(views: [ConsoleView], group: TreeGroup)] {
    let windows = trees.indices.filter { index in
      trees[index].group.kind != .elements && trees[index].views.first?.isHidden != true
        && (trees[index].views.first?.isWindow == true || trees.count == 2)
    }
    let elements = trees.indices.filter { trees[$0].group.kind == .elements }
    guard let target = windows.max(by: { trees[$0].views.count < trees[$1].views.count }),
      !elements.isEmpty
    else { return trees }
    var (trees, gone) = (trees, Set<Int>())
    for index in elements {
      let position = trees[index].views.first?.position ?? SourcePosition()
      switch TreeJoin.join(trees[index].views, into: trees[target].views) {
      case .joined(let views, let count, let total):
        trees[target].views = views
        gone.insert(index)
        reading.note(
          .joined,
          at: position,
          "\(count) of \(total) elements of the accessibility tree have the frame of a view, and"
            + " give it its name",
          "无障碍树的 \(total) 个元素中有 \(count) 个与视图位置相同，用来为视图命名"
        )
      case .differing(let assumption):
        reading.assumptions.append(assumption)
        reading.note(.guessed, at: position, assumption.english, assumption.chinese)
      }
    }
    return trees.indices.filter { !gone.contains($0) }.map { trees[$0] }
  }

  /// Adds views to the superviews that commands name.
  ///
  /// The elements of an array become subviews of the view in the question, if that has a line.
  private mutating func putIntoSuperviews() {
    var lines: [ConsoleAddress: Int] = [:]
    for index in views.indices.reversed() {
      if let address = views[index].address { lines[address] = index }
    }
    for (subview, superview) in superviews {
      guard let line = lines[subview], line != superview, views[line].parent == nil else {
        continue
      }
      views[line].parent = superview
    }
    for fragment in fragments {
      guard let superview = fragment.superview.flatMap({ lines[$0] }) else { continue }
      for root in fragment.roots where root.view != superview && views[root.view].parent == nil {
        views[root.view].parent = superview
      }
    }
  }

  // MARK: - Nesting

  private mutating func measure() {
    children = Array(repeating: [], count: views.count)
    counts = Array(repeating: 1, count: views.count)
    for index in views.indices {
      if let parent = views[index].parent { children[parent].append(index) }
    }
    // In a chain superviews come after subviews, in a tree before; this creates one order.
    for index in parentsFirst().reversed() {
      if let parent = views[index].parent { counts[parent] += counts[index] }
    }
  }

  private func parentsFirst() -> [Int] {
    var order = views.indices.filter { views[$0].parent == nil }
    order.reserveCapacity(views.count)
    var next = 0
    while next < order.count {
      order += children[order[next]]
      next += 1
    }
    return order
  }

  private mutating func chooseBodies() {
    var repeated = 0
    bodies.reserveCapacity(views.count)
    for index in views.indices {
      guard let address = views[index].address else { continue }
      guard let known = bodies[address] else {
        bodies[address] = index
        continue
      }
      repeated += 1
      if isFuller(index, than: known) { bodies[address] = index }
    }
    bodyIndices = views.indices.map { index in
      repeated == 0 ? index : views[index].address.flatMap { bodies[$0] } ?? index
    }
    guard repeated > 0, let first = views.first else { return }
    reading.note(
      .joined,
      at: first.position,
      "\(repeated == 1 ? "1 line repeats" : "\(repeated) lines repeat") a view of another line; the line"
        + " with more properties is used",
      "\(repeated) 行重复了别的行的视图；以较完整的为准"
    )
  }

  /// Whether an occurrence has more information than an earlier one; the newer one wins a tie.
  private func isFuller(_ index: Int, than known: Int) -> Bool {
    let (new, old) = (views[index], views[known])
    if counts[index] != counts[known] { return counts[index] > counts[known] }
    if new.isCut != old.isCut { return old.isCut }
    if (new.frame == nil) != (old.frame == nil) { return old.frame == nil }
    return true
  }

  private func body(_ index: Int) -> Int { bodyIndices[index] }

  /// Whether a view was printed in a tree, and not only in the line of a touch.
  private func isInFragment(_ index: Int) -> Bool {
    views[index].parent != nil || !children[index].isEmpty
  }

  // MARK: - Roots

  /// The views with one missing superview, or the root of a tree.
  struct TreeGroup {
    var kind: Fragment.Kind
    var roots: [Int]
    /// Whether the group needs an assumed superview.
    var isOrphaned: Bool
    var position: SourcePosition?
    /// The screen of the elements, if it is known separately.
    var screen: CGRect?
  }

  /// Returns the groups of roots; the largest trees come first and claim their views.
  private func rootOrder() -> [TreeGroup] {
    var isChild = Array(repeating: false, count: views.count)
    for index in views.indices where body(index) == index {
      for child in children[index] { isChild[body(child)] = true }
    }
    var groups: [TreeGroup] = []
    var first: [Int: SourcePosition] = [:]
    for fragment in fragments {
      for group in grouped(fragment) {
        var group = group
        for root in group.roots where first[body(root)] == nil {
          first[body(root)] = views[root].position
        }
        group.position = group.roots.first.flatMap { first[body($0)] }
        group.roots = group.roots.map(body).filter { !isChild[$0] }
        if !group.roots.isEmpty { groups.append(group) }
      }
    }
    let size = { (group: TreeGroup) in group.roots.reduce(0) { $0 + counts[$1] } }
    let sized = groups.map { (group: $0, size: size($0)) }
    return sized.sorted { $0.size > $1.size }.map(\.group)
  }

  private func grouped(_ fragment: Fragment) -> [TreeGroup] {
    var groups: [TreeGroup] = []
    var last: Int?
    for root in fragment.roots {
      // The positions of elements are on the screen, for any superview.
      if !groups.isEmpty, fragment.kind == .elements || fragment.kind == .array {
        groups[0].roots.append(root.view)
        groups[0].isOrphaned = true
        continue
      }
      if root.group == last, fragment.kind == .tree {
        groups[groups.count - 1].roots.append(root.view)
        groups[groups.count - 1].isOrphaned = true
        continue
      }
      let isAway = fragment.kind == .elements && (views[root.view].frame?.origin ?? .zero) != .zero
      let isOrphaned =
        fragment.kind == .tree && !groups.isEmpty || fragment.screen != nil || isAway
      var group = TreeGroup(kind: fragment.kind, roots: [root.view], isOrphaned: isOrphaned)
      group.screen = fragment.screen
      groups.append(group)
      last = root.group
    }
    return groups
  }

  // MARK: - Trees

  /// Returns the views of a group that no other tree claimed, parents first.
  private mutating func claim(_ group: TreeGroup) -> [ConsoleView] {
    var found: [ConsoleView] = []
    let roots = group.roots.filter { !isClaimed[$0] }
    guard let first = roots.first else { return [] }
    found.reserveCapacity(roots.reduce(1) { $0 + counts[$1] })
    var waiting: [(body: Int, parent: Int?)] = []
    if group.isOrphaned {
      found.append(missingSuperview(of: roots, group, at: views[first].position))
      waiting = roots.reversed().map { ($0, 0) }
    } else {
      waiting = roots.reversed().map { ($0, nil) }
    }
    while let next = waiting.popLast() {
      guard !isClaimed[next.body] else { continue }
      isClaimed[next.body] = true
      var view = views[next.body]
      view.parent = next.parent
      found.append(view)
      let index = found.count - 1
      for child in children[next.body].reversed() { waiting.append((body(child), index)) }
    }
    return found
  }

  /// Returns an assumed superview that is large enough for its subviews.
  private func missingSuperview(
    of roots: [Int],
    _ group: TreeGroup,
    at position: SourcePosition
  ) -> ConsoleView {
    var view = ConsoleView(className: "UIView", position: position)
    view.kind = .missing
    view.mayHaveMore = true
    let frames = roots.compactMap { views[$0].frame }.filter(\.isUsable)
    let whole = frames.reduce(CGRect.zero) { $0.union($1) }
    let application = roots.first { ["Application", "Window"].contains(views[$0].className) }
    let screen =
      group.screen ?? (group.kind == .elements ? application.flatMap { views[$0].frame } : nil)
    view.frame = CGRect(x: 0, y: 0, width: whole.maxX, height: whole.maxY)
    if let screen { view.frame = screen }
    return view
  }

  private mutating func append(_ trees: [([ConsoleView], TreeGroup)]) {
    let roles = TreeRoles(trees.map { ($0.0, $0.1.kind, $0.1.isOrphaned) }).roles
    for ((found, _), role) in zip(trees, roles) {
      let start = reading.views.count
      reading.trees.append(.init(root: start, count: found.count, role: role))
      reading.views += found
      guard start > 0 else { continue }
      for index in start..<reading.views.count {
        reading.views[index].parent? += start
      }
    }
    reading.isFramesOnly = reading.trees.contains { tree in
      tree.role == .window
        && reading.views[tree.root..<(tree.root + tree.count)].contains { $0.kind == .element }
    }
  }
}

extension CGSize {
  /// The width and height as text: `390 × 844`.
  var sides: String { String(format: "%g × %g", Double(width), Double(height)) }
}

extension CGRect {
  /// Whether all numbers are possible on a screen.
  var isUsable: Bool {
    [origin.x, origin.y, size.width, size.height].allSatisfy { $0.isFinite && abs($0) <= 1e6 }
  }
}
