import TouchTrace

/// The changes that a user can try at a cell or at a relation.
extension GestureMatrix {
  /// Returns changes for a result: those that may help, or else the one that disables the acting recognizer.
  package func changes(for gesture: TriedGesture, _ column: Int) -> [GestureChange] {
    let problem = problems.first { $0.gesture == gesture && $0.column == column }
    if let problem { return problem.changes }
    guard columns.indices.contains(column), columns[column].kind == .recognizer,
      cell(gesture, column)?.outcome == .acts
    else { return [] }
    return [.disable(columns[column])]
  }

  /// Returns changes that remove a relation, or reverse it.
  package func changes(for relation: GestureRelation) -> [GestureChange] {
    guard let from = column(of: relation.from.id).map({ columns[$0] }),
      let to = column(of: relation.to.id).map({ columns[$0] })
    else { return [] }
    switch relation.kind {
    case .waits, .waitsByCode: return [.removeRequirement(from, to)]
    case .prevents:
      let both: [GestureChange] = [.together(to, from), .addRequirement(from, to)]
      return from.isOfScrollView ? both : both + [.disable(from)]
    case .together: return [.addRequirement(to, from)]
    case .cancels:
      return from.isOfScrollView ? [.disable(from)] : [.keepTouches(from), .remove(from)]
    case .delays: return [.endDelay(from, of: .began), .endDelay(from, of: .ended)]
    }
  }
}
