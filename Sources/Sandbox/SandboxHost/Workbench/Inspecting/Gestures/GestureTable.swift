package import Inspector

/// The matrix that the panel of gestures shows, with the changes that help.
package struct GestureTable {
  /// The number of the question.
  package var number: Int
  /// The results as the scene is.
  package var matrix: GestureMatrix
  /// The changes that help, each tried.
  package var fixes: [GestureFix]
  /// The position of the change that is tried at present, with the results that it has.
  package var tried: (fix: Int, matrix: GestureMatrix)?

  /// Creates a table in which no change is tried.
  package init(number: Int, matrix: GestureMatrix, fixes: [GestureFix]) {
    (self.number, self.matrix, self.fixes) = (number, matrix, fixes)
  }

  /// The results that are shown.
  var shown: GestureMatrix { tried?.matrix ?? matrix }

  /// Whether a cell looks different because of the change that is tried.
  func isChanged(_ gesture: TriedGesture, _ column: Int) -> Bool {
    guard let tried else { return false }
    return fixes[tried.fix].changed.contains { $0.gesture == gesture && $0.column == column }
  }
}

/// A request of the user in the Gestures panel.
nonisolated package enum GestureRequest: Hashable, Sendable {
  /// To try a change, by its position.
  case tryFix(Int)
  /// To show the results without the change again.
  case undo
  /// To close the matrix.
  case close
}
