/// The lines that scenes log where they have no label for them.
@MainActor
package enum SceneLog {
  /// Whether they go to standard error; nobody reads what thousands of random touches log.
  package static var isWritten = true
}
