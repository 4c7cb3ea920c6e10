import Foundation
import TouchTrace

/// Places the parts of a drawing.
struct GestureDrawingLayout {
  /// An item of a column: a box, or a line that runs through the column.
  private struct Item {
    /// The position of the node; nil for a line.
    var node: Int?
    /// The indices of the lines that end at the left side, and of those at the right side.
    var left: [Int] = []
    var right: [Int] = []
    var frame = CGRect.zero
  }

  /// A line between two columns, or an arc beside one.
  private struct Way {
    /// The index of the left node and of the right node; for an arc, both are in one column.
    var left: Int
    var right: Int
    /// The relation.
    var relation: GestureRelation
    /// The column of the left node and that of the right one.
    var columns: ClosedRange<Int>
    var isBow: Bool { columns.count == 1 }
  }

  private let graph: GestureGraph
  private let words: GestureWords
  private let measures: GestureDrawing.Measures
  private var items: [[Item]] = []
  private var ways: [Way] = []
  private(set) var boxes: [GestureDrawing.Box] = []
  private(set) var lines: [GestureDrawing.Line] = []
  private(set) var size = CGSize.zero

  init(_ graph: GestureGraph, _ words: GestureWords, _ measures: GestureDrawing.Measures) {
    (self.graph, self.words, self.measures) = (graph, words, measures)
  }

  private func scaled(_ points: CGFloat) -> CGFloat { points * measures.scale }
  private var boxHeight: CGFloat { scaled(26) }
  private var boxGap: CGFloat { scaled(15) }
  /// The distance between two lines that end at the same side of a box.
  private var portPitch: CGFloat { scaled(16) }
  private var lanePitch: CGFloat { scaled(6) }
  private var stub: CGFloat { scaled(8) }

  mutating func placeAll() {
    makeItems()
    stackItems()
    sortPorts()
    placeColumns()
    makeBoxes()
    for edge in ways.indices { makeLine(edge) }
    let right = lines.flatMap(\.points).map(\.x).max() ?? 0
    size.width = max(right, boxes.map(\.frame.maxX).max() ?? 0)
    size.height = items.flatMap { $0 }.map(\.frame.maxY).max() ?? 0
  }

  // MARK: - Columns

  private mutating func makeItems() {
    items = Array(repeating: [], count: graph.layerCount)
    for (place, node) in graph.nodes.enumerated() { items[node.layer].append(Item(node: place)) }
    for relation in graph.edges {
      guard let from = graph.index(of: relation.from.id), let to = graph.index(of: relation.to.id)
      else { continue }
      addWay(relation, from, to)
    }
  }

  private mutating func addWay(_ relation: GestureRelation, _ from: Int, _ to: Int) {
    let (first, second) = (graph.nodes[from].layer, graph.nodes[to].layer)
    let edge = ways.count
    let (left, right) = first <= second ? (from, to) : (to, from)
    let columns = min(first, second)...max(first, second)
    let way = Way(left: left, right: right, relation: relation, columns: columns)
    ways.append(way)
    add(edge, toRightOf: left)
    if way.isBow { return add(edge, toRightOf: right) }
    for column in way.columns.dropFirst().dropLast() {
      items[column].append(Item(left: [edge], right: [edge]))
    }
    if let place = place(of: right) { items[place.0][place.1].left.append(edge) }
  }

  private mutating func add(_ edge: Int, toRightOf node: Int) {
    if let place = place(of: node) { items[place.0][place.1].right.append(edge) }
  }

  private func place(of node: Int) -> (Int, Int)? {
    let column = graph.nodes[node].layer
    return items[column].firstIndex { $0.node == node }.map { (column, $0) }
  }

  /// Sets the height of each item, and its distance from the top.
  private mutating func stackItems() {
    for column in items.indices {
      var y: CGFloat = 0
      for place in items[column].indices {
        let item = items[column][place]
        let ports = CGFloat(max(item.left.count, item.right.count)) * portPitch
        let height = item.node == nil ? portPitch : max(boxHeight, ports)
        items[column][place].frame = CGRect(x: 0, y: y, width: 0, height: height)
        y += height + boxGap
      }
    }
  }

  /// Sorts the lines at each side by their other ends, so that few of them cross.
  private mutating func sortPorts() {
    for column in items.indices {
      for place in items[column].indices {
        let item = items[column][place]
        let (left, right) = (
          sorted(item.left, of: item, column, -1), sorted(item.right, of: item, column, 1)
        )
        (items[column][place].left, items[column][place].right) = (left, right)
      }
    }
  }

  private func sorted(_ edges: [Int], of item: Item, _ column: Int, _ step: Int) -> [Int] {
    edges.sorted { end(of: $0, from: item, column, step) < end(of: $1, from: item, column, step) }
  }

  /// Returns the vertical position of the next item of a line, seen from an item.
  private func end(of edge: Int, from item: Item, _ column: Int, _ step: Int) -> CGFloat {
    let isBow = ways[edge].isBow
    let next = isBow ? column : column + step
    let found = items[next].first { other in
      (isBow ? other.right : step > 0 ? other.left : other.right).contains(edge)
        && (!isBow || other.node != item.node)
    }
    return found?.frame.midY ?? item.frame.midY
  }

  // MARK: - Places from left to right

  private mutating func placeColumns() {
    var x: CGFloat = 0
    for column in items.indices {
      let names = items[column].compactMap(\.node).map {
        measures.width(name($0), true) + scaled(20)
      }
      let width = max(names.max() ?? 0, scaled(40))
      for place in items[column].indices {
        let own = items[column][place].node.map { measures.width(name($0), true) + scaled(20) }
        items[column][place].frame.origin.x = x
        items[column][place].frame.size.width = own ?? width
      }
      starts.append((x, x + width))
      x += width + gapWidth(after: column)
    }
  }

  /// The start and the end of each column.
  private var starts: [(CGFloat, CGFloat)] = []

  private func name(_ node: Int) -> String { words.name(graph.nodes[node].node) }

  /// Returns the lines that run between a column and the next one, or beside it.
  private func edges(after column: Int) -> [Int] {
    ways.indices.filter { ways[$0].columns.contains(column) }
      .filter { ways[$0].isBow || ways[$0].columns.upperBound > column }
  }

  private func wordWidth(after column: Int) -> CGFloat {
    edges(after: column).filter { ways[$0].columns.lowerBound == column }
      .map { measures.width(words.label(ways[$0].relation), false) }.max() ?? 0
  }

  private func gapWidth(after column: Int) -> CGFloat {
    let lanes = edges(after: column).count
    guard lanes > 0 else { return 0 }
    return stub + wordWidth(after: column) + scaled(6) + CGFloat(lanes) * lanePitch + scaled(10)
  }

  /// Returns the horizontal position of the vertical part of a line after a column.
  private func lane(of edge: Int, after column: Int) -> CGFloat {
    let all = edges(after: column)
    func rank(_ edge: Int) -> (Int, CGFloat) {
      let (start, end) = (port(of: edge, column), port(of: edge, column, isEnd: true))
      // Rising lines are at the left, the highest first. Falling lines follow, the lowest first.
      return end.y < start.y ? (0, start.y) : (1, -start.y)
    }
    let place = all.sorted { rank($0) < rank($1) }.firstIndex(of: edge) ?? 0
    let left = starts[column].1 + stub + wordWidth(after: column) + scaled(6)
    return left + (CGFloat(place) + 0.5) * lanePitch
  }

  /// Returns the point where a line leaves the items of a column, or ends after the gap behind the column.
  private func port(of edge: Int, _ column: Int, isEnd: Bool = false) -> CGPoint {
    let way = ways[edge]
    let isRight = !isEnd || way.isBow
    let found = items[isRight ? column : column + 1].first { item in
      guard (isRight ? item.right : item.left).contains(edge) else { return false }
      return !way.isBow || item.node == (isEnd ? way.right : way.left)
    }
    guard let item = found else { return .zero }
    let ports = isRight ? item.right : item.left
    let place = CGFloat(ports.firstIndex(of: edge) ?? 0) - CGFloat(ports.count - 1) / 2
    return CGPoint(
      x: isRight ? item.frame.maxX : item.frame.minX,
      y: item.frame.midY + place * portPitch
    )
  }

  // MARK: - Parts

  private mutating func makeBoxes() {
    for item in items.joined() {
      guard let node = item.node else { continue }
      let shown = graph.nodes[node]
      boxes.append(
        GestureDrawing.Box(
          node: shown.node,
          name: name(node),
          isControl: shown.isControl,
          frame: item.frame
        )
      )
    }
  }

  private mutating func makeLine(_ edge: Int) {
    let (way, relation) = (ways[edge], ways[edge].relation)
    var points: [CGPoint] = []
    for column in way.isBow ? way.columns : way.columns.lowerBound...(way.columns.upperBound - 1) {
      let (start, end) = (port(of: edge, column), port(of: edge, column, isEnd: true))
      let x = lane(of: edge, after: column)
      points += [start, CGPoint(x: x, y: start.y), CGPoint(x: x, y: end.y), end]
    }
    let word = words.label(relation)
    let start = port(of: edge, way.columns.lowerBound)
    let frame = CGRect(
      x: starts[way.columns.lowerBound].1 + stub,
      y: start.y - portPitch / 2,
      width: measures.width(word, false),
      height: portPitch
    )
    let begins = graph.nodes[way.left].node.id == relation.from.id
    lines.append(
      GestureDrawing.Line(
        relation: relation,
        word: word,
        wordFrame: frame,
        isCircular: graph.circular.contains(relation),
        points: begins ? points : points.reversed()
      )
    )
  }
}
