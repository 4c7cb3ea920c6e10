package import Inspector

/// Tries changes of a scene.
extension GestureTrials {
  /// How many different changes are tried at most.
  package static let mostTries = 12

  /// The changes that help a cell of a matrix, each tried by playing all gestures again.
  package func fixes(of matrix: GestureMatrix) -> [GestureFix] {
    var tried: [GestureChange: GestureMatrix] = [:]
    var found: [GestureFix] = []
    for problem in matrix.problems {
      for change in problem.changes where !found.contains(where: { $0.change == change }) {
        if tried[change] == nil {
          guard tried.count < Self.mostTries else { continue }
          tried[change] = self.matrix(of: matrix.rows.map(\.gesture), with: [change])
        }
        let fix = tried[change].flatMap {
          GestureFix(change, for: problem, before: matrix, after: $0)
        }
        if let fix { found.append(fix) }
      }
    }
    return found
  }
}
