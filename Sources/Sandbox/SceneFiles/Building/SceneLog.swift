/// The log lines of scenes that have no label for them.
@MainActor
package enum SceneLog {
  /// Whether they go to standard error; they are useless for thousands of random touches.
  package static var isWritten = true
}
