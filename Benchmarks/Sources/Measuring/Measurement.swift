import BenchmarkTable

/// The measuring of a row; nothing is created or run before it.
struct Measurement {
  /// A requirement for measuring a row.
  enum Need: Equatable {
    /// A program beside this one, which Scripts/bench builds.
    case program(String)
    /// A program that Scripts/bench builds with --peers.
    case peer(String)
    /// A display in memory.
    case display
    /// A browser, and Python.
    case browser
  }

  /// The identifier of the row.
  let id: String
  let needs: [Need]
  let measure: (Surroundings) throws -> RowFigures

  init(
    _ id: String,
    needs: [Need] = [],
    _ measure: @escaping (Surroundings) throws -> RowFigures
  ) {
    (self.id, self.needs, self.measure) = (id, needs, measure)
  }

  /// The measurements of all rows.
  static let all =
    StartRows.all + FrameRows.all + PictureRows.all + PickRows.all + EventRows.all
    + RecordingRows.all + QuestionRows.all + WindowRows.all
}
