import Drawing
import Foundation
import Geometry
import Inspector
import TouchKit
import TouchTrace

/// The relations of recognizers as a drawing, from left to right.
final class GestureGraphView: BenchView {
  private var graph: GestureGraph?
  private var words: GestureWords?
  private var selected: NodeID?

  override init(_ look: WorkbenchLook) {
    super.init(look)
    accessibilityIdentifier = "gesture-graph"
    isUserInteractionEnabled = false
  }

  /// Archives of views do not exist on this platform.
  required init?(coder: NSCoder) { nil }

  /// Shows the relations of a column, or all.
  func show(_ matrix: GestureMatrix?, of column: Int?, selected: NodeID?) {
    graph = matrix.map { GestureGraph($0, of: column) }
    words = matrix.map { GestureWords($0, in: look.language) }
    self.selected = selected
    setNeedsDisplay()
  }

  private var pitch: CGFloat { scaled(41) }
  private var nodeHeight: CGFloat { scaled(26) }

  /// How high the drawing is.
  var wantedHeight: CGFloat {
    guard let graph, graph.rowCount > 0 else { return 0 }
    return CGFloat(graph.rowCount) * pitch
  }

  /// Where a node stands.
  private func frame(of place: Int) -> CGRect {
    guard let graph, let words else { return .zero }
    let node = graph.nodes[place]
    let count = CGFloat(max(1, graph.layerCount))
    let width = min(
      Pen.width(words.name(node.node), .name, look) + scaled(20),
      bounds.width / count - scaled(24)
    )
    // The first column stands at the left, the last at the right.
    let share = count > 1 ? CGFloat(node.layer) / (count - 1) : 0
    let x = (bounds.width - width) * share
    return CGRect(
      x: x.rounded(),
      y: CGFloat(node.row) * pitch + scaled(2),
      width: width,
      height: nodeHeight
    )
  }

  override func paint(_ pen: Pen) {
    guard let graph, let words else { return }
    for (number, edge) in graph.edges.enumerated() { paint(edge, number, graph, words, pen) }
    for (place, node) in graph.nodes.enumerated() {
      let box = frame(of: place)
      let isSelected = node.node.id == selected
      let radius = node.isControl ? scaled(6) : box.height / 2
      pen.fill(box, isSelected ? theme.selected : theme.raised, radius: radius)
      let line = isSelected ? theme.accent : theme.edge
      pen.frame(box, line, radius: radius, width: isSelected ? 2 : 1)
      pen.text(
        words.name(node.node),
        .name,
        isSelected ? theme.onSelected : theme.text,
        x: box.minX + scaled(10),
        middle: box.midY,
        within: box.width - scaled(16)
      )
    }
  }

  // MARK: - Edges

  private func paint(
    _ edge: GestureRelation,
    _ number: Int,
    _ graph: GestureGraph,
    _ words: GestureWords,
    _ pen: Pen
  ) {
    guard let first = graph.index(of: edge.from.id), let second = graph.index(of: edge.to.id) else {
      return
    }
    let (from, to) = (frame(of: first), frame(of: second))
    let color = graph.circular.contains(edge) ? theme.no : color(of: edge)
    let (start, end) = Self.ends(from, to)
    pen.line(start, end, color, width: 2)
    if edge.kind == .together {
      pen.line(
        CGPoint(x: start.x + 4, y: start.y),
        CGPoint(x: end.x + 4, y: end.y),
        color,
        width: 2
      )
    } else {
      paintEnd(of: edge, from: start, at: end, color, pen)
    }
    let word = label(of: edge)
    let width = pen.width(word, edge.delay == nil ? .caption : .heading)
    let middle = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
    let ground = CGRect(
      x: middle.x - width / 2 - scaled(4),
      y: middle.y - scaled(7),
      width: width + scaled(8),
      height: scaled(14)
    )
    pen.fill(ground, theme.panel)
    pen.text(
      word,
      edge.delay == nil ? .caption : .heading,
      edge.delay == nil ? theme.text2 : theme.text,
      x: middle.x - width / 2,
      middle: middle.y
    )
  }

  /// Where an edge leaves one box and reaches another.
  private static func ends(_ from: CGRect, _ to: CGRect) -> (CGPoint, CGPoint) {
    if from.maxX < to.minX {
      return (CGPoint(x: from.maxX, y: from.midY), CGPoint(x: to.minX, y: to.midY))
    }
    if to.maxX < from.minX {
      return (CGPoint(x: from.minX, y: from.midY), CGPoint(x: to.maxX, y: to.midY))
    }
    let x = max(from.minX, to.minX) + min(from.width, to.width) / 2
    return from.midY < to.midY
      ? (CGPoint(x: x, y: from.maxY), CGPoint(x: x, y: to.minY))
      : (CGPoint(x: x, y: from.minY), CGPoint(x: x, y: to.maxY))
  }

  /// An arrow head at the one that must fail, a bar at the one that loses.
  private func paintEnd(
    of edge: GestureRelation,
    from start: CGPoint,
    at end: CGPoint,
    _ color: Color,
    _ pen: Pen
  ) {
    let length = max(1, hypot(end.x - start.x, end.y - start.y))
    let along = CGVector(
      dx: (end.x - start.x) / length,
      dy: (end.y - start.y) / length
    )
    func point(_ back: CGFloat, _ aside: CGFloat) -> CGPoint {
      let x: CGFloat = end.x - along.dx * back - along.dy * aside
      let y: CGFloat = end.y - along.dy * back + along.dx * aside
      return CGPoint(x: x, y: y)
    }
    let size = scaled(5)
    if edge.isWait {
      pen.line(point(size, size), end, color, width: 2)
      pen.line(point(size, -size), end, color, width: 2)
    } else {
      pen.line(point(1, size), point(1, -size), color, width: 2)
    }
  }

  private func color(of edge: GestureRelation) -> Color {
    switch edge.kind {
    case .waits, .waitsByCode: theme.accent
    case .prevents, .cancels, .delays: theme.no
    case .together: theme.yes
    }
  }

  private func label(of edge: GestureRelation) -> String {
    let word =
      switch edge.kind {
      case .waits, .waitsByCode: text("waits for", "等待其失败")
      case .prevents: text("prevents", "阻止")
      case .together: text("together", "同时识别")
      case .cancels: text("cancels", "取消")
      case .delays: text("delays", "推迟")
      }
    return edge.delay.map { "\(word) · \(GestureWords.seconds($0))" } ?? word
  }
}
