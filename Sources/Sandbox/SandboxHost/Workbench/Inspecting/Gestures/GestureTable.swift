package import Inspector

/// The matrix that the panel of gestures shows, with the changes that were tried.
package struct GestureTable {
  /// The number of the question.
  package var number: Int
  /// How many times something was tried or taken back.
  package private(set) var revision = 0
  /// The results as the scene is.
  package var matrix: GestureMatrix
  /// The changes that help.
  package var fixes: [GestureFix]
  /// The change whose results are shown; nil for the scene as it is.
  package private(set) var tried: GestureChange?
  /// The gesture that was played last, for the time line; nil before one.
  package private(set) var played: PlayedGesture?
  private var trials: [GestureChange: GestureMatrix] = [:]

  /// Creates a table in which no change is tried.
  package init(number: Int, matrix: GestureMatrix, fixes: [GestureFix]) {
    (self.number, self.matrix, self.fixes) = (number, matrix, fixes)
  }

  /// The results that are shown.
  var shown: GestureMatrix { tried.flatMap { trials[$0] } ?? matrix }

  /// Whether the results of a change are known.
  func knows(_ change: GestureChange) -> Bool { trials[change] != nil }

  /// The cells that a change changes; nil if it was not tried.
  func changed(by change: GestureChange) -> [GestureFix.Changed]? {
    if let trial = trials[change] { return matrix.changes(to: trial) }
    return fixes.first { $0.change == change }?.changed
  }

  /// Whether a cell looks different because of the change that is tried.
  func isChanged(_ gesture: TriedGesture, _ column: Int) -> Bool {
    guard let tried, let changed = changed(by: tried) else { return false }
    return changed.contains { $0.gesture == gesture && $0.column == column }
  }

  /// Keeps the results of a change.
  mutating func keep(_ trial: GestureMatrix, of change: GestureChange) {
    trials[change] = trial
    revision += 1
  }

  /// Shows the results of a change that was tried, or those of the scene as it is.
  mutating func show(_ change: GestureChange?) {
    (tried, played) = (change, nil)
    revision += 1
  }

  /// Shows what happened when a gesture was played on a copy.
  mutating func showPlayed(_ played: PlayedGesture?) {
    self.played = played
    revision += 1
  }
}

/// A request of the user in the Gestures panel.
nonisolated package enum GestureRequest: Hashable, Sendable {
  /// To play all gestures with each of some changes.
  case offer([GestureChange])
  /// To show the results of a change.
  case tryChange(GestureChange)
  /// To show the results without the change again.
  case undo
  /// To play a gesture on a copy of the scene; the time line measures the result in a column.
  case play(TriedGesture, column: Int)
  /// To close the matrix.
  case close
}
