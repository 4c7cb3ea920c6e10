import DispatchTracing

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

  /// More is not kept; a script that long has to `clear`.
  private static let maximumRecords = 2_000_000

  func record(_ record: TraceRecord) {
    if records.count < Self.maximumRecords { records.append(record) }
  }

  /// Fingers are about to come down on these views.
  func noteLanding(on finder: ViewFinder) {
    scenes.append(Scene(finder: finder, recordCount: records.count))
  }

  func clear() {
    records = []
    scenes = []
  }
}
