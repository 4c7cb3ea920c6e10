package import TouchTrace

/// The changed properties of a view or recognizer, for the file that the scene comes from.
nonisolated package struct SceneChange: Hashable, Sendable {
  /// Its name in the file; nil if it has none.
  package let name: String?
  /// Whether it is a recognizer.
  package let isRecognizer: Bool
  /// The changed properties with their present values, in the order of their names.
  package var values: [PropertyEdit.Value]
  /// The present frame, bounds and center of a view whose place was changed.
  package var place: ViewSnapshot.Placement?
}

/// Saves changes in a file, and returns how many were saved and why others were not.
package typealias SceneSaver = ([SceneChange]) throws(ProgramError) -> SavedChanges

/// The result of saving changes.
nonisolated package struct SavedChanges: Hashable, Sendable {
  /// How many properties were saved.
  package var count: Int
  /// The names of those that were not.
  package var leftOut: [String]

  /// Describes the result.
  package init(count: Int, leftOut: [String]) { (self.count, self.leftOut) = (count, leftOut) }
}
