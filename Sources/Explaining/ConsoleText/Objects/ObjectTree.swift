import Foundation
import TextFormats

/// The views or elements of a JSON tree; each comes before its descendants.
struct ObjectTree {
  /// A view or element of the tree.
  struct Node {
    let object: TreeObject
    fileprivate(set) var parent: Int?
    /// The rectangle on the screen or in the parent, the same for the whole tree.
    var rectangle: TreeObject.Rectangle?
  }

  private(set) var nodes: [Node] = []
  /// The size of the screen, if an object around the tree has it.
  private(set) var screen: CGSize?
  /// The fields around the tree that only Sentry and Maestro have.
  private var outerKeys: Set<String> = []
  /// The app's own hit test that contains the tree.
  private(set) var hit: HitTestReport.Hit?
  /// Whether the text of the tree is incomplete.
  private(set) var isCut: Bool
  /// Whether the tree has no nested nodes.
  private var isFlat = true
  /// The maximum number of nodes; a text with one more is refused, so the rest is not read.
  private var mostNodes = FileLimits.ConsoleText.views

  /// Finds the tree in a value.
  init(_ value: SourceNode, isCut: Bool, mostNodes: Int = FileLimits.ConsoleText.views) {
    self.isCut = isCut
    self.mostNodes = mostNodes
    add(value, below: nil)
    nestByDepth()
    isFlat = nodes.allSatisfy { $0.parent == nil }
  }

  /// Creates a tree from objects that contain their depth.
  init(flat objects: [TreeObject], screen: CGSize? = nil) {
    isCut = false
    self.screen = screen
    nodes = objects.map { Node(object: $0, parent: nil, rectangle: $0.rectangle()) }
    nestByDepth()
    isFlat = nodes.allSatisfy { $0.parent == nil }
  }

  private mutating func add(_ value: SourceNode, below parent: Int?) {
    guard nodes.count <= mostNodes else { return }
    switch value.content {
    case .list(let elements):
      for element in elements { add(element, below: parent) }
    case .map:
      guard let object = TreeObject(value) else { return }
      if object.has("hittestpath") { return addHitTest(HitTestReport(object)) }
      let rectangle = object.rectangle()
      let isNode =
        rectangle != nil && object.isDescribed
        || object.type != nil && (holdsNodes(object) || object.hasEmptyFrame)
      guard isNode else {
        if parent == nil { noteOuter(object) }
        // Both lists have the same elements; `raw` has more fields.
        for inner in object.has("entries") ? object.lists("raw") ?? object.nested : object.nested {
          add(inner, below: parent)
        }
        return
      }
      nodes.append(Node(object: object, parent: parent, rectangle: rectangle))
      let index = nodes.count - 1
      for inner in object.nested { add(inner, below: index) }
    default: return
    }
  }

  /// Adds the views of a hit test; only those of the responder chain are nested.
  private mutating func addHitTest(_ report: HitTestReport) {
    guard !report.views.isEmpty, nodes.isEmpty else { return }
    hit = report.hit
    nodes = report.views.map { view in
      Node(object: view.object, parent: view.parent, rectangle: view.object.rectangle())
    }
  }

  /// Whether an object without a rectangle contains objects with one.
  private func holdsNodes(_ object: TreeObject) -> Bool {
    object.has("children") || object.has("subviews") || object.has("elements")
  }

  private mutating func noteOuter(_ object: TreeObject) {
    for key in ["renderingsystem", "uischema"] where object.has(key) { outerKeys.insert(key) }
    for key in ["screen", "screensize", "screenframe", "viewport", "device"] {
      guard let size = object[key].flatMap(TreeObject.init) else { continue }
      note(width: size.number(["width", "w"]), height: size.number(["height", "h"]))
    }
    note(width: object.number(["screenwidth"]), height: object.number(["screenheight"]))
  }

  private mutating func note(width: Double?, height: Double?) {
    guard let width, let height, width > 0, height > 0, screen == nil else { return }
    screen = CGSize(width: width, height: height)
  }

  /// Nests the objects of a flat list by their depths, or by the parents that they name.
  private mutating func nestByDepth() {
    guard nodes.count > 1, nodes.allSatisfy({ $0.parent == nil }) else { return }
    let depths = nodes.map { $0.object.number(["depth", "level", "indent"]) }
    let names = nodes.map { $0.object.text(["elementnum", "id", "nodeid"]) }
    let parents = nodes.map { $0.object.text(["parentnum", "parentid", "parent"]) }
    // A list with omitted elements can give a depth that the element before does not contain.
    let mayLeaveOut = !hasViews && names.allSatisfy { $0 == nil }
    var known: [String: Int] = [:]
    var open: [(depth: Double, index: Int)] = []
    for index in nodes.indices {
      var parent: Int?
      if let depth = depths[index] {
        while let last = open.last, last.depth >= depth { open.removeLast() }
        parent = mayLeaveOut ? open.last { holds($0.index, index) }?.index : open.last?.index
        open.append((depth, index))
      } else if let name = parents[index] {
        parent = known[name]
      }
      if let name = names[index], known[name] == nil { known[name] = index }
      nodes[index].parent = parent
    }
  }

  /// Whether an element is the application.
  var hasApplication: Bool {
    nodes.contains { $0.object.elementType == "Application" }
  }

  /// The tree below an application that has the size of the separately known screen.
  var withScreen: ObjectTree {
    guard let screen, !hasApplication else { return self }
    let size = areShares ? CGSize(width: 1, height: 1) : screen
    let position = nodes.first?.object.position ?? SourcePosition()
    let fields = [("type", "Application"), ("frame", "0,0,\(size.width),\(size.height)")]
    let application = TreeObject(fields.map { (key: $0.0, value: $0.1) }, at: position)
    var tree = self
    for index in nodes.indices {
      tree.nodes[index].parent = nodes[index].parent.map { $0 + 1 } ?? 0
    }
    let root = Node(object: application, parent: nil, rectangle: application.rectangle())
    tree.nodes.insert(root, at: 0)
    return tree
  }

  /// Whether a rectangle contains another, if both exist.
  private func holds(_ outer: Int, _ inner: Int) -> Bool {
    guard let whole = nodes[outer].rectangle?.rect, let part = nodes[inner].rectangle?.rect else {
      return true
    }
    return whole.insetBy(dx: -1, dy: -1).contains(part)
  }

  // MARK: - Kind of tree

  /// Whether it is a tree of views, in which the order of siblings is from back to front.
  var hasViews: Bool {
    if outerKeys.contains("renderingsystem") { return true }
    return nodes.contains { node in
      guard let type = node.object.type else { return false }
      return TreeObject.isViewClass(type) || node.object.tellsInteraction
    }
  }

  /// Whether an element has a class that only Android has.
  var isOfAndroid: Bool {
    nodes.prefix(200).contains { node in
      let type = node.object.type ?? ""
      return type.hasPrefix("android.") || Self.androidClasses.contains(type)
    }
  }

  private static let androidClasses: Set = [
    "FrameLayout", "LinearLayout", "RelativeLayout", "ConstraintLayout", "RecyclerView",
    "ViewGroup", "EditText",
  ]

  /// The fields that identify the forms of known tools; a form has all fields of a row.
  private static let knownFields = [
    // idb and AXe.
    ["axframe"], ["roledescription", "frame"],
    // WebDriverAgent.
    ["rect", "rawidentifier"], ["rect", "accessible"],
    // Maestro.
    ["bounds", "accessibilitytext"], ["bounds", "resourceid"], ["windowcontextid"],
    ["elementnum", "bounds"], ["elementnum", "b"], ["parentid", "bounds"],
    // mobile-mcp, sim-use, Argent, AppReveal, Pepper.
    ["coordinates", "type"], ["aliases", "frame"], ["normalizedframe", "frame"],
    ["classname", "frame"], ["idsource", "frame"], ["class", "userinteraction"],
    ["class", "interactive"],
    // One element per line.
    ["indent", "type"],
  ]

  /// Whether the tree has the fields of a known tool.
  var isKnown: Bool {
    !outerKeys.isEmpty
      || nodes.prefix(50).contains { node in
        Self.knownFields.contains { $0.allSatisfy(node.object.has) }
      }
  }

  /// Whether all rectangles are fractions of the screen, from 0 to 1.
  var areShares: Bool {
    let rects = nodes.compactMap(\.rectangle?.rect)
    let hasSize = rects.contains { $0.width > 0 && $0.height > 0 }
    // Rectangles outside the screen are at most a few screens away.
    return hasSize
      && rects.allSatisfy { rect in
        rect.width <= 1 && rect.height <= 1 && abs(rect.minX) <= 2 && abs(rect.minY) <= 10
      }
  }

  /// Whether the rectangles of views are on the screen, and not in their superviews.
  ///
  /// Fields that state it decide. Otherwise it depends on whether views fit into their superviews.
  func areOnScreen(_ rectangles: [TreeObject.Rectangle?]) -> Bool {
    if hit != nil { return true }
    // AppReveal's list contains depths, and has frames as texts.
    let isList = nodes.contains { node in
      if case .text? = node.object["frame"]?.content { node.object.has("depth") } else { false }
    }
    if isList { return true }
    if rectangles.allSatisfy({ $0?.isOnScreen ?? true }) { return true }
    var (inParent, onScreen) = (0, 0)
    for (index, node) in nodes.enumerated() {
      guard let own = rectangles[index]?.rect,
        let parent = node.parent.flatMap({ rectangles[$0]?.rect }), parent.origin != .zero
      else { continue }
      let whole = CGRect(origin: .zero, size: parent.size).insetBy(dx: -1, dy: -1)
      if whole.contains(own) { inParent += 1 }
      if parent.insetBy(dx: -1, dy: -1).contains(own) { onScreen += 1 }
    }
    return onScreen > inParent
  }
}

extension ObjectTree {
  /// A part of a text that contains a JSON tree.
  struct Piece {
    fileprivate(set) var range: Range<Int>
    fileprivate(set) var tree: ObjectTree
  }

  /// The maximum nesting depth of values.
  private static let depthLimit = 400

  /// Returns the trees in a text, in order.
  static func pieces(in bytes: [UInt8]) throws(SourceProblem) -> [Piece] {
    var pieces: [Piece] = []
    try values(in: bytes) { value, range, isCut in
      let tree = ObjectTree(value, isCut: isCut)
      guard tree.nodes.contains(where: { $0.rectangle != nil }) else { return }
      if let last = pieces.last, isContinued(last, by: tree, from: range.lowerBound, bytes) {
        pieces[pieces.count - 1].range = last.range.lowerBound..<range.upperBound
        pieces[pieces.count - 1].tree.append(tree)
      } else {
        pieces.append(Piece(range: range, tree: tree))
      }
    }
    return pieces
  }

  /// Whether a value continues the list before it: one object per line, or after a break.
  private static func isContinued(
    _ last: Piece,
    by tree: ObjectTree,
    from start: Int,
    _ bytes: [UInt8]
  ) -> Bool {
    if last.tree.isCut { return true }
    return tree.nodes.count == 1 && last.tree.isFlat
      && bytes[last.range.upperBound..<start].allSatisfy { " \t\r\n,".utf8.contains($0) }
  }

  private mutating func append(_ other: ObjectTree) {
    let count = nodes.count
    isCut = isCut || other.isCut
    isFlat = isFlat && other.isFlat
    nodes += other.nodes
    for index in count..<nodes.count { nodes[index].parent? += count }
  }

  /// Returns the JSON values in a text, with any text around them; too many in one are a problem.
  static func values(
    in bytes: [UInt8],
    most: Int = FileLimits.ConsoleText.values,
    _ take: (SourceNode, Range<Int>, _ isCut: Bool) -> Void
  ) throws(SourceProblem) {
    var (place, line, counted) = (0, 1, 0)
    while let start = nextStart(in: bytes, from: place) {
      line += bytes[counted..<start].count { $0 == 0x0A }
      counted = start
      guard let found = try beginning(of: bytes[start...], line: line, most: most) else {
        place = start + 1
        continue
      }
      place = max(start + 1, found.end)
      take(found.value, start..<min(place, bytes.count), found.isBroken)
    }
  }

  private static func beginning(
    of bytes: ArraySlice<UInt8>,
    line: Int,
    most: Int
  ) throws(SourceProblem) -> JSONReader.Beginning? {
    do {
      return try JSONReader.beginning(
        of: bytes,
        line: line,
        depthLimit: depthLimit,
        valueLimit: most
      )
    } catch {
      throw SourceProblem(
        "the text has more than \(most) values in JSON. Paste the tree of one window only",
        chinese: "文字里的 JSON 有超过 \(most) 个值。请只粘贴一个窗口的树",
        at: error.position
      )
    }
  }

  /// Returns the start of the next object, alone or as the first of a list.
  private static func nextStart(in bytes: [UInt8], from start: Int) -> Int? {
    var list: Int?
    for place in start..<max(start, bytes.count) {
      switch bytes[place] {
      case UInt8(ascii: "["): list = place
      case UInt8(ascii: "{"):
        // Frames in texts have braces too: `{{0, 0}, …`.
        let next = bytes[(place + 1)...].first { !$0.isSpace }
        if next == UInt8(ascii: "\"") { return list ?? place }
        list = nil
      case 0x20, 0x09, 0x0A, 0x0D: break
      default: list = nil
      }
    }
    return nil
  }
}
