package import Foundation
package import TouchTrace

/// The results of all gestures at a point, for the recognizers and the control on the path of a touch.
package struct GestureMatrix: Sendable {
  /// A gesture with its results, one per column.
  package struct Row: Hashable, Sendable {
    /// The gesture.
    package var gesture: TriedGesture
    /// The results, in the order of the columns.
    package var cells: [GestureCell]

    /// Creates a row.
    package init(gesture: TriedGesture, cells: [GestureCell]) {
      (self.gesture, self.cells) = (gesture, cells)
    }
  }

  /// The point, in points of the screen.
  package var point: CGPoint
  /// The views of the scene.
  package var tree: TreeSnapshot
  /// The hit-test view at the point; nil for none.
  package var hitView: NodeSnapshot?
  /// The recognizers, from the deepest view upwards, then the control or the view that handles touches.
  package var columns: [GestureColumn]
  /// The gestures with their results.
  package var rows: [Row]
  /// The relations between the recognizers, as returned by the engine.
  package var engineRelations: [RecognizerRelation]

  /// Creates a matrix.
  package init(
    point: CGPoint,
    tree: TreeSnapshot,
    hitView: NodeSnapshot?,
    columns: [GestureColumn],
    rows: [Row],
    engineRelations: [RecognizerRelation]
  ) {
    (self.point, self.tree, self.hitView) = (point, tree, hitView)
    (self.columns, self.rows, self.engineRelations) = (columns, rows, engineRelations)
  }

  /// Whether no recognizer receives a touch at the point.
  package var isEmpty: Bool { !columns.contains { $0.kind == .recognizer } }

  /// The views of the recognizers, the deepest first.
  package var recognizerOwners: [RecognizerOwnerMark] {
    var marks: [RecognizerOwnerMark] = []
    for column in columns where column.kind == .recognizer {
      if marks.last?.view.id == column.view.id {
        marks[marks.count - 1].count += 1
      } else {
        marks.append(RecognizerOwnerMark(view: column.view, count: 1))
      }
    }
    return marks
  }

  /// The point in words: `(320, 300)`.
  package var place: String { Measure.point(point) }

  /// Returns the index of the column of a node.
  package func column(of id: NodeID) -> Int? { columns.firstIndex { $0.node.id == id } }

  /// Returns the result of a gesture in a column.
  package func cell(_ gesture: TriedGesture, _ column: Int) -> GestureCell? {
    rows.first { $0.gesture == gesture }?.cells[column]
  }
}

// MARK: - What never acts

extension GestureMatrix {
  /// A recognizer that acts in no row, with the reason.
  package struct Idle: Hashable, Sendable {
    /// The position of its column.
    package var column: Int
    /// The cause; nil if it never decided.
    package var cause: GestureCell.Cause?
  }

  /// The recognizers that act in no row, except those of frameworks with known behaviour.
  package var idle: [Idle] {
    columns.indices.filter { column in
      columns[column].kind == .recognizer && !rows.isEmpty
        && HostRecognizer.of(columns[column].className) == nil
        && rows.allSatisfy { $0.cells[column].outcome != .acts }
    }
    .map { Idle(column: $0, cause: idleCause(of: $0)) }
  }

  /// Returns the cause of a recognizer that never acts.
  ///
  /// The causes are tried in this order:
  ///
  /// - a conflict after its criteria were met,
  /// - criteria that no gesture meets,
  /// - another recognizer that prevents it,
  /// - its unmet criteria.
  private func idleCause(of column: Int) -> GestureCell.Cause? {
    let recognizer = columns[column]
    if recognizer.isUnknown, recognizer.recognizer?.isEnabled != false { return .unknown }
    if let taps = recognizer.recognizer?.numberOfTapsRequired, taps > 2 {
      return .gesture(.missed(.taps, measured: 2, needed: Double(taps)))
    }
    let causes = rows.compactMap { $0.cells[column].cause }
    // A second finger may come down away from the edge.
    if causes.allSatisfy(\.isAwayFromEdge) { return causes.first }
    return causes.first { $0.isConflict } ?? causes.last { $0.isOutOfReach }
      ?? causes.first { $0.isPrevention } ?? causes.first { $0.isOfOtherDirection }
      ?? causes.last { $0.isMissing } ?? causes.first
  }
}

extension GestureCell.Cause {
  private var gesture: GestureCause? {
    if case .gesture(let cause) = self { cause } else { nil }
  }

  /// Whether the recognizer met its criteria and was prevented.
  fileprivate var isConflict: Bool {
    switch gesture {
    case .requirementRecognized, .deadlock, .vetoedByDelegate, .vetoedByView: true
    default: false
    }
  }

  /// Whether the recognizer requires more than any gesture offers.
  fileprivate var isOutOfReach: Bool {
    switch gesture {
    case .missed(.fingers, _, let needed), .missed(.taps, _, let needed): needed > 2
    case .missed(.duration, _, let needed): needed > TriedGesture.pressHold
    default: false
    }
  }

  fileprivate var isAwayFromEdge: Bool {
    if case .exceeded(.edge, _, _) = gesture { true } else { false }
  }

  fileprivate var isPrevention: Bool {
    if case .prevented = gesture { true } else { false }
  }

  fileprivate var isOfOtherDirection: Bool { gesture?.isOfOtherDirection ?? false }

  fileprivate var isMissing: Bool {
    if case .missed(let quantity, _, _) = gesture { return quantity != .movement }
    return false
  }
}

// MARK: - Joined rows

extension GestureMatrix {
  /// A visible row: opposite directions with the same results share one row.
  package struct ShownRow: Hashable, Sendable {
    /// The first of the gestures.
    package var gesture: TriedGesture
    /// Whether it also represents the opposite direction.
    package var isJoined: Bool
    /// The results, in the order of the columns.
    package var cells: [GestureCell]

    /// The name of the row.
    package var title: Phrase { gesture.title(joined: isJoined) }
  }

  /// The rows with opposite directions joined.
  package var shownRows: [ShownRow] {
    var done: Set<TriedGesture> = []
    return rows.compactMap { row in
      guard done.insert(row.gesture).inserted else { return nil }
      let other = rows.first { $0.gesture == row.gesture.opposite }
      let isJoined = other.map { isAlike(row, $0) } ?? false
      if let other, isJoined { done.insert(other.gesture) }
      return ShownRow(gesture: row.gesture, isJoined: isJoined, cells: row.cells)
    }
  }

  private func isAlike(_ row: Row, _ other: Row) -> Bool {
    zip(row.cells, other.cells).allSatisfy { $0.looksLike($1) }
  }
}
