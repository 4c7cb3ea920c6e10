package import Foundation
package import TouchTrace

/// The changed properties of a view or recognizer, for the scene's file.
nonisolated package struct SceneChange: Hashable, Sendable {
  /// Its name in the file; nil if it has none.
  package let name: String?
  /// Its class.
  package let typeName: String
  /// The view or recognizer in the window.
  package var node: NodeID?
  /// Whether it is a recognizer.
  package let isRecognizer: Bool
  /// The changed properties with their current values, sorted by name.
  package var values: [PropertyEdit.Value]
  /// The current frame, bounds and center of a view whose placement changed.
  package var place: ViewSnapshot.Placement?
}

/// A change that is not in the scene's file.
struct UnsavedChange {
  /// The view or recognizer.
  let place: ViewPlace
  /// The value in the file.
  let original: PropertyEdit.Value
  /// The value in the window.
  let value: PropertyEdit.Value
}

/// A function that saves changes in a file.
///
/// It returns the number of saved properties and the names of the others.
package typealias SceneSaver = ([SceneChange]) throws(ProgramError) -> SavedChanges

/// The result of saving changes.
package struct SavedChanges {
  /// The number of saved properties.
  package var count: Int
  /// The names of the properties that were not saved.
  package var leftOut: [String]
  /// The views and recognizers with such properties.
  package var leftOutNodes: Set<NodeID> = []
  /// The function that starts the saved scene; nil if nothing was saved.
  package var start: ((CGSize, TimeInterval) -> StartedApplication)?

  /// Creates the result.
  package init(count: Int, leftOut: [String]) { (self.count, self.leftOut) = (count, leftOut) }
}
