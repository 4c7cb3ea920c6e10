import BenchmarkTable

/// The cost of delivering an event, without drawing.
enum EventRows {
  private static let (moves, taps) = (20_000, 5_000)

  static var all: [Measurement] {
    [
      drag, allocations, tap("tap", "tap-gesture"), tap("tap-qt", "tap"),
    ]
  }

  private static var drag: Measurement {
    .besidePeer("drag", PeerProgram(name: "qt_quick", workload: "drag"), count: moves) {
      let drag = try PannedDrag(depth: 10)
      return (drag.firstAnswers(), { drag.run(moves) })
    }
  }

  private static var allocations: Measurement {
    Measurement("drag-allocations") { _ in
      let drag = try PannedDrag(depth: 10)
      drag.run(moves)
      return RowFigures(.allocations, Samples(exactly: drag.allocations(moves)))
    }
  }

  private static func tap(_ id: String, _ workload: String) -> Measurement {
    .besidePeer(id, PeerProgram(name: "qt_widgets", workload: workload), count: taps) {
      let finger = try RecognizedTaps(depth: 10)
      return (finger.firstAnswers(), { finger.run(taps) })
    }
  }

  /// Sends the same kind of event for some seconds, for a profiler.
  static func repeatEvents(_ name: String) throws {
    switch name {
    case "drag": try PannedDrag(depth: 10).run(5_000_000)
    case "tap": try RecognizedTaps(depth: 10).run(1_000_000)
    default: throw BenchmarkProblem("there are 'drag' and 'tap', not '\(name)'")
    }
  }
}
