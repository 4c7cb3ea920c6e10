package import Inspector

/// Tries changes of a scene.
extension GestureTrials {
  /// How many different changes are tried at most.
  package static let mostTries = 8

  /// The changes that help a cell of a matrix, each tried by playing all gestures again.
  package func fixes(of matrix: GestureMatrix) -> [GestureFix] {
    var tried: [GestureChange: [TriedGesture: GestureMatrix]] = [:]
    var found: [GestureFix] = []
    for problem in matrix.problems {
      for change in problem.changes where !found.contains(where: { $0.change == change }) {
        guard tried[change] != nil || tried.count < Self.mostTries else { continue }
        // A change that does not help its own cell needs no other gestures.
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
