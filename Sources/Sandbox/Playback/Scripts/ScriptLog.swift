import TouchTrace

/// What happened since the beginning of a script, or since its latest `clear`.
final class ScriptLog: TraceSink {
  /// The views at a moment when fingers came down.
  struct Scene {
    let finder: ViewFinder
    /// How many records there were before.
    let recordCount: Int
  }

  private(set) var records: [TraceRecord] = []
  private(set) var scenes: [Scene] = []
  private let keepsAllScenes: Bool

  /// More is not kept; a script that long has to `clear`.
  private static let maximumRecords = 2_000_000

  /// Begins to listen; of views only those at the latest landing are kept, unless all are wanted.
  init(keepsAllScenes: Bool) { self.keepsAllScenes = keepsAllScenes }

  func record(_ record: TraceRecord) {
    if records.count < Self.maximumRecords { records.append(record) }
  }

  /// Fingers are about to come down on these views.
  func noteLanding(on finder: ViewFinder) {
    if !keepsAllScenes { scenes.removeAll() }
    scenes.append(Scene(finder: finder, recordCount: records.count))
  }

  func clear() {
    records = []
    scenes = []
  }
}
