import BenchmarkTable
import Foundation

/// `touch-sandbox monkey`, from start to end.
enum MonkeyRows {
  private static let runs = 300

  static var all: [Row] { [rate, jobs] }

  /// What the command tells of its runs.
  nonisolated private struct Report: Decodable, Hashable {
    let isPassed: Bool
    let events: Int
    let calls: Int
  }

  private static var rate: Row {
    let title = RowTitle(
      "monkey",
      "`touch-sandbox monkey drag-touches`, \(runs) runs of 600 frames, on one processor",
      goal: .rate(300_000)
    )
    return Row(title: title, needs: [.program("touch-sandbox")]) { surroundings in
      var events = 0
      let product = try Turns.measure(
        Turns.few,
        product: {
          let (seconds, report) = try Cores.withOne { try play(jobs: 1, in: surroundings) }
          events = report.events
          return seconds
        }
      ).product
      return RowFigures(.perSecond, product.rate(of: Double(events)), note: "\(events) events")
    }
  }

  /// The same seeds in two processes.
  private static var jobs: Row {
    let title = RowTitle(
      "monkey-jobs",
      "the same with --jobs 2",
      beside: "with --jobs 1",
      goal: .ratio(0.6)
    )
    return Row(title: title, needs: [.program("touch-sandbox")]) { surroundings in
      var reports: Set<Report> = []
      @MainActor func seconds(jobs: Int) throws -> Double {
        let (seconds, report) = try play(jobs: jobs, in: surroundings)
        reports.insert(report)
        return seconds
      }
      let (product, beside) = try Turns.measure(
        Turns.few,
        product: { try seconds(jobs: 2) },
        beside: { try seconds(jobs: 1) }
      )
      return RowFigures(.seconds, product, beside: beside, haveDifferentAnswers: reports.count > 1)
    }
  }

  private static func play(jobs: Int, in surroundings: Surroundings) throws -> (Double, Report) {
    let command = ChildProgram(
      path: surroundings.program("touch-sandbox"),
      arguments: [
        "monkey", "drag-touches", "--runs", "\(runs)", "--jobs", "\(jobs)", "--json", "--quiet",
        "--force", "--output", try surroundings.workplace.path("monkey.touchrec"),
      ]
    )
    let ended = try command.run(in: surroundings.workplace)
    return (ended.seconds, try JSONDecoder().decode(Report.self, from: Data(ended.output.utf8)))
  }
}
