import Drawing
import Foundation
import Geometry
import Inspector
import TouchKit
import TouchTrace

/// A graph of the relations between recognizers, from left to right.
final class GestureGraphView: BenchView {
  private var drawing: GestureDrawing?
  private var words: GestureWords?
  private var idle: [NodeID: String] = [:]
  private var selected: NodeID?
  private var relation: GestureRelation?
  /// Called when the user selects a relation.
  var onSelect: (GestureRelation) -> Void = { _ in }
  /// Called when the user presses a relation to read about it.
  var onPress: (GestureRelation) -> Void = { _ in }
  /// Called when the user selects a recognizer or control.
  var onNode: (NodeID) -> Void = { _ in }

  override init(_ look: WorkbenchLook) {
    super.init(look)
    accessibilityIdentifier = "gesture-graph"
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: GestureGraphView.tapped))
  }

  /// Returns nil, because view archives do not exist on this platform.
  required init?(coder: NSCoder) { nil }

  /// Shows the relations of a column; nil for all.
  func show(
    _ matrix: GestureMatrix,
    of column: Int?,
    selected: NodeID?,
    relation: GestureRelation?
  ) {
    let words = GestureWords(matrix, in: look.language)
    let look = look
    let measures = GestureDrawing.Measures(scale: look.textScale) { text, isName in
      Pen.width(text, isName ? .name : .heading, look)
    }
    drawing = GestureDrawing(GestureGraph(matrix, of: column), words, measures)
    let sentences = matrix.idle.map { (matrix.columns[$0.column].node.id, words.idle($0)) }
    idle = Dictionary(sentences) { first, _ in first }
    (self.words, self.selected, self.relation) = (words, selected, relation)
    setNeedsDisplay()
  }

  private var inset: CGFloat { scaled(2) }

  /// The size of the drawing.
  var wantedSize: CGSize {
    guard let drawing, !drawing.boxes.isEmpty else { return .zero }
    let size = drawing.size
    return CGSize(width: size.width + 2 * inset, height: size.height + 2 * inset)
  }

  /// The number of visible recognizers and controls.
  var boxCount: Int { drawing?.boxes.count ?? 0 }

  private func placed(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x + inset, y: point.y + inset)
  }

  private func placed(_ frame: CGRect) -> CGRect { frame.offsetBy(dx: inset, dy: inset) }

  func tapped(_ tap: UITapGestureRecognizer) {
    let location = tap.location(in: self)
    let point = CGPoint(x: location.x - inset, y: location.y - inset)
    if let box = drawing?.boxes.first(where: { $0.frame.contains(point) }) {
      onNode(box.node.id)
    } else if let line = drawing?.line(at: point, within: scaled(8)) {
      onPress(line.relation)
    }
  }

  // MARK: - Drawing

  override func paint(_ pen: Pen) {
    guard let drawing else { return }
    for line in drawing.lines { paintStrokes(line, pen) }
    for line in drawing.lines { paintWord(line, pen) }
    for box in drawing.boxes { paint(box, pen) }
  }

  private func paint(_ box: GestureDrawing.Box, _ pen: Pen) {
    let frame = placed(box.frame)
    let isSelected = box.node.id == selected
    let radius = box.isControl ? scaled(6) : min(scaled(13), frame.height / 2)
    pen.fill(frame, isSelected ? theme.selected : theme.raised, radius: radius)
    let line = isSelected ? theme.accent : idle[box.node.id] == nil ? theme.edge : theme.no
    pen.frame(frame, line, radius: radius, width: isSelected ? 2 : 1)
    pen.text(
      box.name,
      .name,
      isSelected ? theme.onSelected : theme.text,
      x: frame.minX + scaled(10),
      middle: frame.midY,
      within: frame.width - scaled(16)
    )
  }

  private func paintStrokes(_ line: GestureDrawing.Line, _ pen: Pen) {
    let color = color(of: line)
    let isSelected = line.relation == relation
    func strokes(_ color: Color, _ width: CGFloat) {
      for (first, second) in zip(line.points, line.points.dropFirst()) where first != second {
        pen.line(placed(first), placed(second), color, width: width)
      }
    }
    if line.relation.kind == .together {
      strokes(color, 6)
      strokes(theme.panel, 2)
    } else {
      strokes(color, isSelected ? 3 : 2)
    }
    for mark in line.endMarks(size: scaled(5)) {
      pen.line(placed(mark.from), placed(mark.to), color, width: 2)
    }
  }

  private func paintWord(_ line: GestureDrawing.Line, _ pen: Pen) {
    let isSelected = line.relation == relation
    let frame = placed(line.wordFrame)
    let ground = frame.insetBy(dx: -scaled(3), dy: scaled(1))
    pen.fill(ground, isSelected ? theme.selected : theme.panel, radius: isSelected ? 4 : 0)
    if isSelected { pen.frame(ground, theme.accent, radius: 4, width: 1) }
    let isStrong = line.relation.delay != nil
    pen.text(
      line.word,
      isStrong ? .heading : .caption,
      isSelected ? theme.onSelected : isStrong ? theme.text : theme.text2,
      x: frame.minX,
      middle: frame.midY
    )
  }

  private func color(of line: GestureDrawing.Line) -> Color {
    if line.isCircular { return theme.no }
    switch line.relation.kind {
    case .waits, .waitsByCode: return theme.accent
    case .prevents, .cancels, .delays: return theme.no
    case .together: return theme.yes
    }
  }
}

extension GestureGraphView: Hinting {
  func hint(at point: CGPoint) -> (words: String, frame: CGRect)? {
    guard let drawing, let words else { return nil }
    let place = CGPoint(x: point.x - inset, y: point.y - inset)
    if let box = drawing.boxes.first(where: { $0.frame.contains(place) }) {
      return (idle[box.node.id] ?? box.name, placed(box.frame))
    }
    return drawing.line(at: place, within: scaled(4)).map {
      (words.sentence($0.relation), placed($0.wordFrame))
    }
  }
}

extension GestureGraphView: FocusStop {
  /// The frame of the selected relation; without one, the visible part of the graph.
  var focusFrame: CGRect {
    let line = drawing?.lines.first { $0.relation == relation }
    if let line { return placed(line.wordFrame).insetBy(dx: -scaled(6), dy: -scaled(2)) }
    return superview.map { convert($0.bounds, from: $0).intersection(bounds) } ?? bounds
  }

  /// The selected relation as a sentence.
  var focusName: String {
    guard let words, let relation else { return "gesture-graph" }
    return words.sentence(relation)
  }

  func moveFocus(_ right: Int, _ down: Int) -> Bool {
    guard let lines = drawing?.lines, !lines.isEmpty else { return false }
    let place = lines.firstIndex { $0.relation == relation } ?? (right + down > 0 ? -1 : 0)
    let next = (place + right + down + lines.count) % lines.count
    onSelect(lines[next].relation)
    return true
  }

  func activateFocus() {
    if let relation { return onPress(relation) }
    _ = moveFocus(1, 0)
  }
}
