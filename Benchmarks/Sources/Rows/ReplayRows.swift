import BenchmarkTable
import Foundation
import PointerInput
@_spi(Benchmarks) import SandboxHost

/// Ten minutes of two fingers that draw without rest, in the time line of the window.
enum ReplayRows {
  private static let minutes = 10
  private static let moments = 100

  static var all: [Row] { [preparing, memory, anyMoment] }

  private static var preparing: Row {
    let title = RowTitle(
      "time-line",
      "ten dense minutes (36000 frames) until the time line shows them",
      goal: .seconds(0.5)
    )
    return Row(title: title) { surroundings in
      let product = try Turns.measure(
        Turns.few,
        product: { try TimeLine.figures(minutes: minutes, in: surroundings).seconds }
      ).product
      return RowFigures(.seconds, product)
    }
  }

  private static var memory: Row {
    let title = RowTitle(
      "time-line-memory",
      "what they take in memory, all of the program",
      goal: .megabytes(80)
    )
    return Row(title: title) { surroundings in
      let empty = try TimeLine.figures(minutes: 0, in: surroundings).megabytes
      let figures = try (0..<3).map { _ in
        try TimeLine.figures(minutes: minutes, in: surroundings).megabytes
      }
      guard let product = Samples(figures) else { throw BenchmarkProblem("nothing was measured") }
      let note = "\(FigureUnit.megabytes.text(empty)) of it with no recording"
      return RowFigures(.megabytes, product, note: note)
    }
  }

  /// A hand that jumps about on the time line.
  private static var anyMoment: Row {
    let title = RowTitle(
      "moment",
      "any moment of them, picture and time line",
      beside: "memcpy of a frame"
    )
    return Row(title: title) { _ in
      let recording = Recordings.dense(minutes: minutes)
      let loop = try TimeLine.loop(recording)
      try loop.runUntilOver()
      var random = SeededRandom(seed: 7)
      let copy = CopiedFrame.makeWork()
      var longest = 0.0
      let (product, floor) = try Turns.measure(
        moments,
        product: {
          let moment = Double.random(in: 0...recording.duration, using: &random)
          let seconds = try Turns.seconds { try loop.showMoment(moment) }
          longest = max(longest, seconds)
          return seconds
        },
        beside: { Turns.seconds(copy) }
      )
      let note = "\(moments) moments, the longest \(FigureUnit.seconds.text(longest))"
      return RowFigures(.seconds, product, beside: floor, note: note)
    }
  }
}
