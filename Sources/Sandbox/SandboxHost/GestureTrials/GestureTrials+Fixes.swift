package import Inspector

/// Finds changes of a scene that help its gestures.
extension GestureTrials {
  /// The largest number of different changes to try.
  package static let mostTries = 8

  /// Returns the changes that help a cell of a matrix.
  ///
  /// Each change is tried by playing all gestures again.
  package func fixes(of matrix: GestureMatrix) -> [GestureFix] {
    var tried: [GestureChange: [TriedGesture: GestureMatrix]] = [:]
    var found: [GestureFix] = []
    for problem in matrix.problems {
      for change in problem.changes where !found.contains(where: { $0.change == change }) {
        guard tried[change] != nil || tried.count < Self.mostTries else { continue }
        // If a change does not help its own cell, the other gestures are not played.
        let row =
          tried[change]?[problem.gesture] ?? self.matrix(of: [problem.gesture], with: [change])
        tried[change, default: [:]][problem.gesture] = row
        guard problem.isSolved(from: matrix, to: row) else { continue }
        let after = self.matrix(of: matrix.rows.map(\.gesture), with: [change])
        found.append(GestureFix(change, for: problem, before: matrix, after: after))
      }
    }
    return found
  }
}
