import BenchmarkTable
import Foundation
import PointerInput
@_spi(Benchmarks) import SandboxHost

/// Long recordings: reading them, and playing them without pictures.
enum RecordingRows {
  static var all: [Row] {
    [reading, validating, playing(traced: false), playing(traced: true)] + PlayRows.all
  }

  private static let goal = Goal.throughput(50e6)

  private static var reading: Row {
    let title = RowTitle(
      "read",
      "reading a recording of 100000 moves",
      beside: "strtod on the numbers of the same bytes",
      goal: goal
    )
    return Row(title: title) { _ in
      let data = Recordings.circling(100_000).encoded()
      let floor = NumberScan(data)
      let (product, beside) = try Turns.measure(
        Turns.usual,
        product: { try Turns.seconds { _ = try RecordingReader(data) } },
        beside: { Turns.seconds { floor.run() } }
      )
      let bytes = Double(data.count)
      return RowFigures(
        .bytesPerSecond,
        product.rate(of: bytes),
        beside: beside?.rate(of: bytes),
        note: "\(data.count / 1000) kB"
      )
    }
  }

  private static var validating: Row {
    let title = RowTitle(
      "validate",
      "`touch-sandbox validate` of it, start to end",
      goal: goal
    )
    return Row(title: title, needs: [.program("touch-sandbox")]) { surroundings in
      let file = try RecordedFile.circling(100_000, in: surroundings)
      let command = ChildProgram(
        path: surroundings.program("touch-sandbox"),
        arguments: ["validate", file.path]
      )
      let product = try Turns.measure(
        Turns.few,
        product: { try command.run(in: surroundings.workplace).seconds }
      ).product
      return RowFigures(.bytesPerSecond, product.rate(of: Double(file.size)))
    }
  }

  private static func playing(traced: Bool) -> Row {
    let moves = 20_000
    let title = RowTitle(
      traced ? "play-traced" : "play",
      "playing \(moves) moves without drawing\(traced ? ", with their trace as JSON" : "")",
      goal: traced ? nil : .rate(500_000)
    )
    return Row(title: title) { _ in
      let recording = Recordings.circling(moves)
      let product = try Turns.measure(
        9,
        product: {
          Turns.seconds {
            MeasuredPlay.play(recording, traced: traced) {
              MeasuredLoop.start("drag-touches", on: $0, at: $1)
            }
          }
        }
      ).product
      return RowFigures(.perSecond, product.rate(of: Double(moves)))
    }
  }
}

extension Samples {
  /// So many things in these times, as so many in a second; the shortest time gives the most.
  func rate(of count: Double) -> Samples { map { count / $0 } }
}
