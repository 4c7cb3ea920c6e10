import TouchTrace

/// The events since the beginning of a script, or since its latest `clear`.
final class ScriptLog: TraceSink {
  /// The views at a time when fingers came down.
  struct Scene {
    let finder: ViewFinder
    /// The number of records before it.
    let recordCount: Int
  }

  private(set) var records: [TraceRecord] = []
  private(set) var scenes: [Scene] = []
  private let keepsAllScenes: Bool

  /// The maximum number of records; a longer script has to `clear`.
  private static let maximumRecords = 2_000_000

  /// Creates a log; it only stores the views of the latest touch down, unless all are wanted.
  init(keepsAllScenes: Bool) { self.keepsAllScenes = keepsAllScenes }

  func record(_ record: TraceRecord) {
    if records.count < Self.maximumRecords { records.append(record) }
  }

  /// Stores the views on which fingers are about to come down.
  func noteLanding(on finder: ViewFinder) {
    if !keepsAllScenes { scenes.removeAll() }
    scenes.append(Scene(finder: finder, recordCount: records.count))
  }

  func clear() {
    records = []
    scenes = []
  }
}
