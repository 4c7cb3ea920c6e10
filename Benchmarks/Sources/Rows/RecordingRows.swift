import BenchmarkTable
import Foundation

/// Long recordings: complete runs of commands on them, and the time line of the window.
enum RecordingRows {
  private static let moves = 100_000
  private static let minutes = 10

  static var all: [Measurement] { [validate, play, playHashed, monkey, timeLine, timeLineMemory] }

  private static var validate: Measurement {
    onFile("validate", ["validate"]) { file, seconds in
      RowFigures(.bytesPerSecond, seconds.rate(of: Double(file.size)))
    }
  }

  private static var play: Measurement {
    onFile("play", ["play", "--quiet"]) { _, seconds in
      RowFigures(.perSecond, seconds.rate(of: Double(moves)))
    }
  }

  private static var playHashed: Measurement {
    onFile("play-hashed", ["play", "--json"]) { _, seconds in RowFigures(.seconds, seconds) }
  }

  private static func onFile(
    _ id: String,
    _ words: [String],
    _ figures: @escaping (RecordedFile, Samples) -> RowFigures
  ) -> Measurement {
    Measurement(id, needs: [.program("touch-sandbox")]) { surroundings in
      let file = try RecordedFile.circling(moves, in: surroundings)
      let command = ChildProgram(
        path: surroundings.program("touch-sandbox"),
        arguments: words + [file.path]
      )
      let seconds = try Turns.measure(
        Turns.few,
        product: { try command.run(in: surroundings.workplace).seconds }
      ).product
      return figures(file, seconds)
    }
  }

  // MARK: - Monkeys

  /// The command's report of its runs.
  nonisolated private struct Report: Decodable {
    let events: Int
  }

  private static var monkey: Measurement {
    Measurement("monkey", needs: [.program("touch-sandbox")]) { surroundings in
      let command = ChildProgram(
        path: surroundings.program("touch-sandbox"),
        arguments: [
          "monkey", "drag-touches", "--runs", "300", "--jobs", "1", "--json", "--quiet",
          "--force", "--output", try surroundings.workplace.path("monkey.touchrec"),
        ]
      )
      var events = 0
      let seconds = try Turns.measure(
        Turns.few,
        product: {
          let ended = try command.run(in: surroundings.workplace)
          let output = Data(ended.output.utf8)
          events = try JSONDecoder().decode(Report.self, from: output).events
          return ended.seconds
        }
      ).product
      return RowFigures(.perSecond, seconds.rate(of: Double(events)), note: "\(events) events")
    }
  }

  // MARK: - The time line

  private static var timeLine: Measurement {
    Measurement("time-line") { surroundings in
      let seconds = try Turns.measure(
        Turns.few,
        product: { try TimeLine.figures(minutes: minutes, in: surroundings).seconds }
      ).product
      return RowFigures(.seconds, seconds)
    }
  }

  private static var timeLineMemory: Measurement {
    Measurement("time-line-memory") { surroundings in
      let figures = try (0..<3).map { _ in
        try TimeLine.figures(minutes: minutes, in: surroundings).megabytes
      }
      guard let product = Samples(figures) else { throw BenchmarkProblem("nothing was measured") }
      return RowFigures(.megabytes, product)
    }
  }
}

extension Samples {
  /// Returns the rate of a number of operations in these times; the shortest time gives the highest rate.
  func rate(of count: Double) -> Samples { map { count / $0 } }
}
