import BenchmarkTable
import Foundation

/// What picks cost among more and more siblings.
enum SiblingCurves {
  static func plot() throws -> Plot {
    let counts = [10, 100, 1_000, 10_000, 100_000]
    var (picks, moves, scans): ([Plot.Point], [Plot.Point], [Plot.Point]) =
      ([], [], [])
    for count in counts {
      let resting = SiblingPicks(count)
      picks.append((Double(count), try GrowthCurves.cost(of: SiblingPicks.count) { resting.run() }))
      let moving = SiblingPicks(count, moves: true)
      moves.append((Double(count), try GrowthCurves.cost(of: SiblingPicks.count) { moving.run() }))
      guard count <= 10_000 else { continue }
      let scanned = ScannedPicks(Siblings(count).frames)
      scans.append(
        (Double(count), try GrowthCurves.cost(of: ScannedPicks.count) { scanned.runFloor() })
      )
    }
    return Plot(
      "A pick among siblings",
      x: "siblings",
      .logarithmic,
      y: "time of a pick",
      .logarithmic,
      in: .seconds,
      [
        .init("a pick", picks), .init("one moves, then a pick", moves),
        .init("a scan of all rectangles", scans),
      ]
    )
  }
}
