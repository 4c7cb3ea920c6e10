package import Foundation

/// What a window is opened for: an application that can be started, and started anew.
package struct LaunchTarget {
  /// What screenshots are called after.
  let name: String
  /// The keys that the application does not get.
  let keys: KeyTable
  /// Starts it on a screen of a size in points, at a time on the clock of its input.
  var start: (CGSize, TimeInterval) -> StartedApplication
  /// Where news about the scene come in; nil when there are none.
  let changes: SceneChanges?

  package init(
    name: String,
    keys: KeyTable,
    changes: SceneChanges? = nil,
    start: @escaping (CGSize, TimeInterval) -> StartedApplication
  ) {
    self.name = name
    self.keys = keys
    self.changes = changes
    self.start = start
  }
}
