import BenchmarkTable
import Foundation

/// `touch-sandbox play` of long recordings, from start to end.
enum PlayRows {
  private static let moves = 100_000

  static var all: [Row] {
    [
      row(
        RowTitle(
          "play-json",
          "`touch-sandbox play --json` of \(moves) frames, each drawn and hashed",
          goal: .seconds(5)
        ),
        ["--json"]
      ),
      row(
        RowTitle(
          "play-trace",
          "`touch-sandbox play --trace` of \(moves) moves",
          goal: .seconds(1.5)
        ),
        ["--quiet"],
        traced: true
      ),
      memory,
    ]
  }

  private static func row(_ title: RowTitle, _ options: [String], traced: Bool = false) -> Row {
    Row(title: title, needs: [.program("touch-sandbox")]) { surroundings in
      let command = try command(options, traced: traced, in: surroundings)
      let product = try Turns.measure(
        Turns.few,
        product: { try command.run(in: surroundings.workplace).seconds }
      ).product
      let note = traced ? "\(try traceMegabytes(in: surroundings)) MB of trace" : ""
      return RowFigures(.seconds, product, note: note)
    }
  }

  private static var memory: Row {
    let title = RowTitle(
      "play-trace-memory",
      "the most memory that it has meanwhile",
      goal: .megabytes(80)
    )
    return Row(title: title, needs: [.program("touch-sandbox")]) { surroundings in
      let command = try command(["--quiet"], traced: true, in: surroundings)
      let peaks = try (0..<3).map { _ in try command.peakMemory(in: surroundings.workplace) }
      guard let product = Samples(peaks) else { throw BenchmarkProblem("nothing was measured") }
      return RowFigures(.megabytes, product)
    }
  }

  private static func command(
    _ options: [String],
    traced: Bool,
    in surroundings: Surroundings
  ) throws -> ChildProgram {
    let file = try RecordedFile.circling(moves, in: surroundings)
    let trace = try tracePath(in: surroundings)
    return ChildProgram(
      path: surroundings.program("touch-sandbox"),
      arguments: ["play", file.path] + options + (traced ? ["--trace", trace, "--force"] : [])
    )
  }

  private static func tracePath(in surroundings: Surroundings) throws -> String {
    try surroundings.workplace.path("trace.jsonl")
  }

  private static func traceMegabytes(in surroundings: Surroundings) throws -> Int {
    let path = try tracePath(in: surroundings)
    let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
    return (size ?? 0) / 1_000_000
  }
}
