package import Inspector

/// The matrix in the Gestures panel, with the tried changes.
package struct GestureTable {
  /// The number of the question.
  package var number: Int
  /// The number of times that a change was tried or undone.
  package private(set) var revision = 0
  /// The results of the unchanged scene.
  package var matrix: GestureMatrix
  /// The changes that help.
  package var fixes: [GestureFix]
  /// The change whose results are visible; nil for the unchanged scene.
  package private(set) var tried: GestureChange?
  /// The latest played gesture, for the time line; nil before one.
  package private(set) var played: PlayedGesture?
  private var trials: [GestureChange: GestureMatrix] = [:]

  /// Creates a table without tried changes.
  package init(number: Int, matrix: GestureMatrix, fixes: [GestureFix]) {
    (self.number, self.matrix, self.fixes) = (number, matrix, fixes)
  }

  /// The visible results.
  var shown: GestureMatrix { tried.flatMap { trials[$0] } ?? matrix }

  /// Returns whether the results of a change are known.
  func knows(_ change: GestureChange) -> Bool { trials[change] != nil }

  /// Returns the cells that a change affects; nil if it was not tried.
  func changed(by change: GestureChange) -> [GestureFix.Changed]? {
    if let trial = trials[change] { return matrix.changes(to: trial) }
    return fixes.first { $0.change == change }?.changed
  }

  /// Returns whether the trial change affects a cell.
  func isChanged(_ gesture: TriedGesture, _ column: Int) -> Bool {
    guard let tried, let changed = changed(by: tried) else { return false }
    return changed.contains { $0.gesture == gesture && $0.column == column }
  }

  /// Stores the results of a change.
  mutating func keep(_ trial: GestureMatrix, of change: GestureChange) {
    trials[change] = trial
    revision += 1
  }

  /// Shows the results of a tried change, or those of the unchanged scene for nil.
  mutating func show(_ change: GestureChange?) {
    (tried, played) = (change, nil)
    revision += 1
  }

  /// Shows the events of a gesture that was played on a copy.
  mutating func showPlayed(_ played: PlayedGesture?) {
    self.played = played
    revision += 1
  }
}

/// A request of the user in the Gestures panel.
nonisolated package enum GestureRequest: Hashable, Sendable {
  /// Plays all gestures with each of several changes.
  case offer([GestureChange])
  /// Shows the results of a change.
  case tryChange(GestureChange)
  /// Shows the results without the change again.
  case undo
  /// Plays a gesture on a copy of the scene; the time line measures the result in a column.
  case play(TriedGesture, column: Int)
  /// Closes the matrix.
  case close
}
