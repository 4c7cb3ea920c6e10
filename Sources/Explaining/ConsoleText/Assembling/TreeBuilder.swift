import TextFormats

/// A view without a superview in its fragment.
struct TreeRoot {
  let view: Int
  let depth: Int
  /// The group of the root; the roots of a group have one superview, which the text omits.
  let group: Int
}

/// A builder of view trees from lines with bars or indentation.
///
/// After omitted lines, a view is related only to the root, because other views can be between
/// them.
struct TreeBuilder {
  /// A line with its view, its depth, and whether lines before it were omitted.
  struct Line {
    let view: Int
    let depth: Int
    let isAfterGap: Bool
  }

  private var views: [ConsoleView]
  private var roots: [TreeRoot] = []
  private var gaps: [SourcePosition] = []
  /// The previous line and the lines around it.
  private var open: [(depth: Int, view: Int)] = []
  private let unit: Int
  private let base: Int

  private init(_ views: [ConsoleView], unit: Int, base: Int) {
    self.views = views
    self.unit = unit
    self.base = base
  }

  /// Relates views by their depths; `base` is the depth of the root of a complete tree.
  static func build(
    _ lines: [Line],
    base: Int = 0,
    endsInGap: Bool = false,
    in views: inout [ConsoleView]
  ) -> (roots: [TreeRoot], gaps: [SourcePosition]) {
    var builder = TreeBuilder(views, unit: unit(of: lines), base: base)
    // The array is emptied, because otherwise two copies of all views would exist.
    views = []
    for (index, line) in lines.enumerated() { builder.add(line, isSecond: index == 1) }
    builder.finish(endsInGap: endsInGap)
    views = builder.views
    return (builder.roots, builder.gaps)
  }

  /// Returns the number of bars or spaces per level.
  private static func unit(of lines: [Line]) -> Int {
    let depths = Set(lines.map(\.depth)).sorted()
    return zip(depths.dropFirst(), depths).map { $0 - $1 }.min() ?? 1
  }

  private mutating func add(_ line: Line, isSecond: Bool) {
    if line.isAfterGap { breakOff(at: line.view) }
    if isSecond, !line.isAfterGap, let first = open.last, line.depth > first.depth {
      // The first line can have lost its bars in a copy.
      open = [(line.depth - unit, first.view)]
    }
    while let last = open.last, last.depth >= line.depth { open.removeLast() }
    if let superview = open.last, line.depth - superview.depth <= unit {
      views[line.view].parent = superview.view
    } else {
      addRoot(line)
    }
    open.append((line.depth, line.view))
  }

  private mutating func addRoot(_ line: Line) {
    var group = (roots.last?.group ?? -1) + 1
    if let last = roots.last, last.depth == line.depth, !line.isAfterGap {
      group = last.group
    } else if !open.isEmpty, !line.isAfterGap {
      breakOff(at: line.view)
    }
    roots.append(TreeRoot(view: line.view, depth: line.depth, group: group))
  }

  /// Breaks off at a view after omitted lines: of the earlier views, only the root is related to
  /// it.
  private mutating func breakOff(at view: Int) {
    if gaps.count < ConsoleReading.maximumNotes { gaps.append(views[view].position) }
    for line in open { views[line.view].mayHaveMore = true }
    open = open.prefix(1).filter { $0.depth == base && $0.view == roots.first?.view }
  }

  /// After a truncated last line, and after dots, more lines can follow.
  private mutating func finish(endsInGap: Bool) {
    guard let last = open.last, views[last.view].isCut || endsInGap else { return }
    for line in open { views[line.view].mayHaveMore = true }
  }
}
