package import Foundation
package import TouchTrace

/// A graph of relations as positioned boxes, lines and words, for a window and for a page.
///
/// Boxes are in columns. Each line runs between the columns in its own lane, and crosses a column only where
/// there is no box. Therefore neither boxes nor words overlap in any graph.
package struct GestureDrawing: Sendable {
  /// The sizes that a drawing uses, in points.
  package struct Measures {
    /// The scale of the text size; 1 is the usual size.
    package var scale: CGFloat = 1
    /// Returns the width of a word; a name is in a box, other words are on lines.
    package var width: (_ text: String, _ isName: Bool) -> CGFloat

    /// Creates measures.
    package init(scale: CGFloat = 1, width: @escaping (String, Bool) -> CGFloat) {
      (self.scale, self.width) = (scale, width)
    }
  }

  /// A recognizer or control.
  package struct Box: Hashable, Sendable {
    /// The recognizer or control.
    package var node: NodeSnapshot
    /// Its name.
    package var name: String
    /// Whether it is a control or view.
    package var isControl: Bool
    /// Its position and size.
    package var frame: CGRect
  }

  /// A relation.
  package struct Line: Hashable, Sendable {
    /// The relation.
    package var relation: GestureRelation
    /// Its label: `waits for · 0.35 s`.
    package var word: String
    /// The position and size of the word.
    package var wordFrame: CGRect
    /// Whether it is part of a cycle of waits.
    package var isCircular: Bool
    /// The corners, from the first end of the relation to the second.
    package var points: [CGPoint]
  }

  /// The boxes.
  package private(set) var boxes: [Box] = []
  /// The lines.
  package private(set) var lines: [Line] = []
  /// The size of the whole drawing.
  package private(set) var size = CGSize.zero

  /// Draws a graph.
  package init(_ graph: GestureGraph, _ words: GestureWords, _ measures: Measures) {
    var layout = GestureDrawingLayout(graph, words, measures)
    layout.placeAll()
    (boxes, lines, size) = (layout.boxes, layout.lines, layout.size)
  }

  /// Returns the line at a point: the line whose word is there, or the nearest within some points.
  package func line(at point: CGPoint, within distance: CGFloat) -> Line? {
    if let named = lines.first(where: { $0.wordFrame.contains(point) }) { return named }
    let near = lines.map { ($0, $0.distance(to: point)) }.min { $0.1 < $1.1 }
    return near.flatMap { $0.1 <= distance ? $0.0 : nil }
  }
}

extension GestureDrawing.Measures {
  /// Estimated sizes for a page, whose fonts depend on the reader.
  package static var estimated: GestureDrawing.Measures {
    GestureDrawing.Measures { text, _ in CGFloat(Measure.width(text)) * 6.8 }
  }
}

extension GestureDrawing.Line {
  /// Returns the strokes at the second end.
  ///
  /// They are an arrow head at the recognizer that must fail, or a bar at the one that loses. The array is empty if
  /// both recognise.
  package func endMarks(size: CGFloat) -> [(from: CGPoint, to: CGPoint)] {
    guard relation.kind != .together, let end = points.last, points.count > 1 else { return [] }
    let before = points.dropLast().last { $0 != end } ?? end
    let back: CGFloat = before.x < end.x ? -1 : 1
    guard relation.isWait else {
      let x = end.x + back
      return [(CGPoint(x: x, y: end.y - size), CGPoint(x: x, y: end.y + size))]
    }
    return [-size, size].map { (CGPoint(x: end.x + back * size, y: end.y + $0), end) }
  }

  /// Returns the distance of a point from the line, whose segments are horizontal or vertical.
  fileprivate func distance(to point: CGPoint) -> CGFloat {
    zip(points, points.dropFirst()).map { first, second in
      let x = min(max(point.x, min(first.x, second.x)), max(first.x, second.x))
      let y = min(max(point.y, min(first.y, second.y)), max(first.y, second.y))
      return hypot(point.x - x, point.y - y)
    }.min() ?? .infinity
  }
}

extension GestureWords {
  /// Returns the word on the line of a relation.
  package func label(_ relation: GestureRelation) -> String {
    let word =
      switch relation.kind {
      case .waits, .waitsByCode: language("waits for", "等待其失败")
      case .prevents: language("prevents", "阻止")
      case .together: language("together", "同时识别")
      case .cancels: language("cancels", "取消")
      case .delays: language("delays", "推迟")
      }
    return relation.delay.map { "\(word) · \(Self.seconds($0))" } ?? word
  }
}
