import TouchTrace

/// A probably unwanted result of the matrix, with changes that may help.
package struct GestureProblem: Hashable, Sendable {
  /// The gesture of the cell.
  package var gesture: TriedGesture
  /// The position of its column.
  package var column: Int
  /// Changes that may help, the smallest first.
  package var changes: [GestureChange]
  /// Whether it accidentally acts together with another recognizer for the same gesture.
  package var isSurplus = false

  /// Whether a change solves it, judged by the matrices before and after; rows of other gestures may be missing.
  package func isSolved(from before: GestureMatrix, to after: GestureMatrix) -> Bool {
    guard let now = before.cell(gesture, column), let then = after.cell(gesture, column) else {
      return false
    }
    return isSurplus ? then.outcome == .fails : then.isBetter(than: now)
  }
}

/// A change that was tested by playing the gestures again.
package struct GestureFix: Hashable, Sendable {
  /// A cell with its result before and after.
  package struct Changed: Hashable, Sendable {
    /// The gesture of the cell.
    package var gesture: TriedGesture
    /// The position of its column.
    package var column: Int
    /// The result before the change.
    package var before: GestureCell
    /// The result after it.
    package var after: GestureCell
  }

  /// The problem that it solves.
  package var problem: GestureProblem
  /// The change.
  package var change: GestureChange
  /// The cells that it changes.
  package var changed: [Changed]

  /// Compares the matrices before and after a change that solves a problem.
  package init(
    _ change: GestureChange,
    for problem: GestureProblem,
    before: GestureMatrix,
    after: GestureMatrix
  ) {
    (self.change, self.problem) = (change, problem)
    changed = before.changes(to: after)
  }
}

extension GestureCell {
  /// Whether it newly acts, acts earlier, or receives the touch earlier.
  fileprivate func isBetter(than other: GestureCell) -> Bool {
    guard outcome == .acts else { return false }
    return other.outcome != .acts || shownDelay < other.shownDelay
      || (time ?? 0) < (other.time ?? 0) - GestureCell.leastWait
      || (arrival ?? 0) < (other.arrival ?? 0) - 0.0005
  }
}

extension GestureMatrix {
  /// Returns the cells that look different in another matrix of the same columns.
  ///
  /// A recognizer that failed before, and no longer receives a touch, is not a difference.
  package func changes(to other: GestureMatrix) -> [GestureFix.Changed] {
    zip(rows, other.rows).flatMap { row, otherRow in
      zip(row.cells, otherRow.cells).enumerated().compactMap { column, pair in
        pair.0.looksLike(pair.1) || pair.0.outcome == .fails && pair.1.outcome == .noTouch
          ? nil
          : GestureFix.Changed(
            gesture: row.gesture,
            column: column,
            before: pair.0,
            after: pair.1
          )
      }
    }
  }

  /// The cells with a probably unwanted result: late, lost to another recognizer, or cancelled.
  package var problems: [GestureProblem] {
    rows.flatMap { row in
      row.cells.indices.compactMap { column in
        let changes = changes(for: row.cells[column], column)
        return changes.isEmpty
          ? surplus(row, column)
          : GestureProblem(gesture: row.gesture, column: column, changes: changes)
      }
    }
  }

  /// Returns the problem of a tap that also acts for a double tap, although the view has a double-tap recognizer.
  private func surplus(_ row: Row, _ place: Int) -> GestureProblem? {
    let column = columns[place]
    guard row.gesture == .doubleTap, row.cells[place].outcome == .acts,
      column.recognizer?.numberOfTapsRequired == 1
    else { return nil }
    let double = columns.indices.first { other in
      columns[other].recognizer?.numberOfTapsRequired == 2
        && columns[other].place.view == column.place.view && row.cells[other].outcome == .acts
    }
    guard let double else { return nil }
    return GestureProblem(
      gesture: row.gesture,
      column: place,
      changes: [.addRequirement(column, columns[double])],
      isSurplus: true
    )
  }

  private func changes(for cell: GestureCell, _ place: Int) -> [GestureChange] {
    let column = columns[place]
    switch cell.outcome {
    case .acts: return lateChanges(for: cell, column)
    case .cancelled:
      // A scroll view cancels touches of its content by design.
      guard case .taken(let other) = cell.cause, let taker = self[other], !taker.isOfScrollView
      else { return [] }
      return [.keepTouches(taker), .remove(taker)]
    case .fails:
      guard case .gesture(let cause) = cell.cause else { return [] }
      return changes(for: cause, column)
    case .waits, .noTouch: return []
    }
  }

  private func lateChanges(for cell: GestureCell, _ column: GestureColumn) -> [GestureChange] {
    let waits = cell.waits.filter { $0.duration > GestureCell.leastWait }
    var found: [GestureChange] = waits.compactMap { wait in
      self[wait.other].map { .removeRequirement(column, $0) }
    }
    guard let other = cell.withholder, cell.delay != nil || cell.arrival ?? 0 > 0.0005 else {
      return found
    }
    if let withholder = self[other] {
      found += [.endDelay(withholder, of: .ended), .endDelay(withholder, of: .began)]
    } else if let view = scrollView(delayingWith: other) {
      found.append(.endContentDelay(view: view, tree.views[view].node))
    }
    return found
  }

  private func changes(for cause: GestureCause, _ column: GestureColumn) -> [GestureChange] {
    switch cause {
    case .prevented(let other):
      guard let winner = self[other] else { return [] }
      let both: [GestureChange] = [.together(column, winner), .addRequirement(winner, column)]
      return winner.isOfScrollView ? both : both + [.disable(winner)]
    case .requirementRecognized(let other):
      return self[other].map { [.removeRequirement(column, $0), .together(column, $0)] } ?? []
    case .deadlock:
      return engineRelations.filter { $0.first == column.node.id && $0.kind != .together }
        .compactMap { relation in
          self.column(of: relation.second).map { .removeRequirement(column, columns[$0]) }
        }
    case .vetoedByView: return [.keepTouches(column)]
    default: return []
    }
  }

  private subscript(node: NodeSnapshot) -> GestureColumn? {
    column(of: node.id).map { columns[$0] }
  }

  /// Returns the position of the scroll view whose helper delays touches.
  private func scrollView(delayingWith node: NodeSnapshot) -> Int? {
    tree.views.firstIndex { view in
      view.scrolling != nil && view.recognizers.contains { $0.node.id == node.id }
    }
  }
}
