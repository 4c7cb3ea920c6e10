import Foundation
import TextFormats

/// The runs of lines that become trees, lists or chains.
extension ConsoleReader {
  /// Ends the current run, tree and question.
  mutating func flush() {
    flushRun()
    flushElements()
    openControllers = []
    run.isAfterGap = false
  }

  /// Creates a fragment from the collected lines.
  mutating func flushRun() {
    let (lines, hasBars, endsInGap) = (run.lines, run.hasBars, run.isAfterGap)
    (run.lines, run.hasBars) = ([], false)
    guard let first = lines.first else { return }
    if isChain(lines) { return addChain(lines) }
    if hasBars || isIndented(lines) {
      let base = hasBars ? 0 : first.indent
      addTree(lines, base: base, endsInGap: endsInGap) { hasBars ? $0.bars : $0.indent }
    } else {
      addList(lines)
    }
  }

  // MARK: - Trees and lists

  private mutating func addTree(
    _ lines: [PrintedObject],
    base: Int,
    endsInGap: Bool,
    depth: (PrintedObject) -> Int
  ) {
    // Accessibility elements, items and components have lines of their own, but are not views.
    let known = lines.enumerated().filter { $0 == 0 || $1.isView }.map { _, line in
      TreeBuilder.Line(
        view: view(of: line),
        depth: depth(line),
        isAfterGap: line.isAfterGap
      )
    }
    let (roots, gaps) = TreeBuilder.build(
      known,
      base: base,
      endsInGap: endsInGap,
      in: &printed.views
    )
    placeOnScreen(known.map(\.view))
    if endsInGap, let last = known.last {
      let position = printed.views[last.view].position
      reading.note(
        .skipped,
        at: position,
        "views after this line are left out",
        "这一行之后的视图被省略了"
      )
    }
    for gap in gaps {
      reading.note(
        .skipped,
        at: gap,
        "views before this line are left out; of the views above, only the root is its ancestor",
        "这一行之前的视图被省略了；前面的视图中只有根视图是它的祖先"
      )
    }
    if let first = roots.first, first.depth > base, printed.views[first.view].parent == nil {
      let position = printed.views[first.view].position
      reading.note(
        .guessed,
        at: position,
        "the text begins in the middle of a tree",
        "文字从一棵树的中间开始"
      )
    }
    let isOnScreen = known.contains { printed.views[$0.view].screenFrame != nil }
    printed.fragments.append(Fragment(kind: isOnScreen ? .elements : .tree, roots: roots))
  }

  /// Converts screen positions to positions in superviews.
  private mutating func placeOnScreen(_ indices: [Int]) {
    for index in indices {
      guard let frame = printed.views[index].screenFrame else { continue }
      let origin =
        printed.views[index].parent.flatMap { printed.views[$0].screenFrame }?.origin ?? .zero
      printed.views[index].frame = frame.offsetBy(dx: -origin.x, dy: -origin.y)
    }
  }

  /// Returns the view of a line; an object in a tree counts as a view without a frame.
  private mutating func view(of line: PrintedObject) -> Int {
    switch line.content {
    case .view(let index): return index
    case .object(let reference):
      let position = places.position(at: 0)
      printed.views.append(
        ConsoleView(
          className: reference.className,
          address: reference.address,
          position: position
        )
      )
      return printed.views.count - 1
    }
  }

  /// Adds views without depth: the views of an array are siblings, others are unrelated.
  private mutating func addList(_ lines: [PrintedObject]) {
    var array: [TreeRoot] = []
    for line in lines {
      guard case .view(let index) = line.content else { continue }
      array.append(TreeRoot(view: index, depth: 0, group: 0))
      guard !line.isFollowedByComma else { continue }
      addSiblings(array)
      array = []
    }
    addSiblings(array)
  }

  private mutating func addSiblings(_ roots: [TreeRoot]) {
    guard !roots.isEmpty else { return }
    // Windows are behind each other on the screen, and have no superview.
    let isArray = roots.count > 1 && !roots.contains { printed.views[$0.view].isWindow }
    let isAnswer = question.superview != nil
    printed.fragments.append(
      Fragment(
        kind: isArray || isAnswer ? .array : .list,
        roots: roots,
        superview: question.superview
      )
    )
  }

  /// Whether lines without bars are an indented tree: the first line is to the left of all others.
  private func isIndented(_ lines: [PrintedObject]) -> Bool {
    guard let first = lines.first, lines.count > 1, !lines.contains(where: \.isFollowedByComma)
    else { return false }
    return lines.dropFirst().allSatisfy { $0.indent > first.indent }
      && (lines.count == 2 || Set(lines.map(\.indent)).count > 1)
  }

  // MARK: - Chains

  /// Whether lines are a responder chain.
  ///
  /// A chain is one path in which a window or a non-view object follows a view.
  private func isChain(_ lines: [PrintedObject]) -> Bool {
    guard lines.count > 1, let first = lines.first, case .view(let start) = first.content,
      !printed.views[start].isWindow,
      !lines.contains(where: { $0.isFollowedByComma || $0.hasWords })
    else { return false }
    let isStraight = zip(lines, lines.dropFirst()).allSatisfy { $1.bars == $0.bars + 1 }
    guard isStraight || lines.allSatisfy({ $0.bars == 0 && $0.indent == first.indent }) else {
      return false
    }
    return lines.dropFirst().contains { line in
      switch line.content {
      case .view(let index): printed.views[index].isWindow
      case .object: true
      }
    }
  }

  private mutating func addChain(_ lines: [PrintedObject]) {
    var (responders, path) = ([ConsoleReference](), [Int]())
    for line in lines {
      switch line.content {
      case .view(let index):
        responders.append(printed.views[index].reference)
        path.append(index)
      case .object(let reference): responders.append(reference)
      }
    }
    guard let innermost = path.first, let outermost = path.last else { return }
    let position = printed.views[innermost].position
    reading.chains.append(ConsoleChain(responders: responders, position: position))
    for (view, superview) in zip(path, path.dropFirst()) { printed.views[view].parent = superview }
    let root = TreeRoot(view: outermost, depth: 0, group: 0)
    printed.fragments.append(Fragment(kind: .chain, roots: [root]))
  }

  // MARK: - Accessibility trees

  /// Reads a line of an accessibility tree; returns whether it is one.
  mutating func readElement(_ line: Range<Int>) -> Bool {
    guard line.count < 20_000, line.contains(where: { bytes[$0] == UInt8(ascii: ",") }) else {
      return false
    }
    let form = ElementForm(values)
    guard let element = form.element(line, at: SourcePosition()) else { return false }
    guard !accessibility.isInPath else {
      // The path to the element repeats it; for a part of a tree, only the path contains the
      // screen.
      if element.view.className == "Window", accessibility.screen == nil {
        accessibility.screen = element.screenFrame
      }
      return true
    }
    flushRun()
    var placed = element
    placed.view.position = places.position(at: trimmed(line).lowerBound)
    accessibility.elements.append(placed)
    return true
  }

  private mutating func flushElements() {
    let found = accessibility.elements
    accessibility.elements = []
    guard let first = found.first else { return }
    let start = printed.views.count
    printed.views += found.map(\.view)
    let lines = found.enumerated().map { index, element in
      TreeBuilder.Line(view: start + index, depth: element.indent, isAfterGap: false)
    }
    let (roots, _) = TreeBuilder.build(lines, base: first.indent, in: &printed.views)
    placeElements(from: start, on: found.map(\.screenFrame))
    printed.fragments.append(Fragment(kind: .elements, roots: roots))
  }

  /// Gives trees of elements the screen from the path to an element.
  mutating func noteScreen() {
    guard let screen = accessibility.screen else { return }
    for place in printed.fragments.indices where printed.fragments[place].kind == .elements {
      printed.fragments[place].screen = screen
    }
  }

  /// Converts rectangles on the screen to rectangles in superviews.
  private mutating func placeElements(from start: Int, on screen: [CGRect?]) {
    var known = screen
    for index in screen.indices.reversed() where known[index] == nil {
      // The application itself has no frame: it has the size of its first window.
      let child = index + 1
      guard child < screen.count, printed.views[start + child].parent == start + index else {
        continue
      }
      known[index] = known[child]
    }
    for index in screen.indices {
      guard let frame = known[index] else { continue }
      let parent = printed.views[start + index].parent.map { $0 - start }
      let origin = parent.flatMap { known[$0] }?.origin ?? .zero
      printed.views[start + index].frame = frame.offsetBy(dx: -origin.x, dy: -origin.y)
    }
  }

  /// Adds the elements of pages of XML.
  mutating func readPageSource(_ page: PageSourceForm) throws(SourceProblem) {
    // The lines, which are read afterwards, can precede the pages.
    let before = places
    defer { places = before }
    let start = printed.views.count
    var roots: [TreeRoot] = []
    for (index, element) in page.elements.enumerated() {
      var view = element.view
      view.position = places.position(at: element.start)
      view.parent = element.parent.map { start + $0 }
      view.frame = element.frame
      if element.parent == nil {
        roots.append(TreeRoot(view: start + index, depth: 0, group: roots.count))
      }
      printed.views.append(view)
      try checkCount(at: element.start)
    }
    makeRelative(page.elements, from: start)
    if page.isCut {
      let end = places.position(at: bytes.count)
      reading.note(
        .cut,
        at: end,
        "the page is cut off; some elements are not closed",
        "页面被截断：有元素没有结束标记"
      )
    }
    printed.fragments.append(Fragment(kind: .elements, roots: roots))
  }

  private mutating func makeRelative(_ elements: [PageSourceForm.Element], from start: Int) {
    for (index, element) in elements.enumerated() where !element.isRelative {
      guard let frame = element.frame else { continue }
      let origin = element.parent.flatMap { elements[$0].frame }?.origin ?? .zero
      printed.views[start + index].frame = frame.offsetBy(dx: -origin.x, dy: -origin.y)
    }
  }
}

extension ConsoleView {
  /// Whether the view is a window, as far as its class shows.
  package var isWindow: Bool {
    className == "UIWindow" || baseClass == "UIWindow" || className.hasSuffix("Window")
  }
}
