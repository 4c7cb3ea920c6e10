import BenchmarkTable
import Foundation

/// What picks and drags cost through more and more levels of views.
enum DepthCurves {
  private static let moves = 200

  static func plot() throws -> Plot {
    let depths = [1, 3, 10, 30, 100, 300]
    var (picks, drags, floors): ([Plot.Point], [Plot.Point], [Plot.Point]) =
      ([], [], [])
    for depth in depths {
      let through = DepthPicks(depth + 1)
      picks.append((Double(depth), try GrowthCurves.cost(of: 100) { through.run(100) }))
      floors.append((Double(depth), try GrowthCurves.cost(of: 100) { through.runFloor(100) }))
      let drag = try PannedDrag(depth: depth)
      drags.append((Double(depth), try GrowthCurves.cost(of: moves) { drag.run(moves) }))
    }
    return Plot(
      "A pick and a drag through levels of views",
      x: "levels",
      .logarithmic,
      y: "time of a pick, of a move",
      .logarithmic,
      in: .seconds,
      [
        .init("a move of a drag", drags), .init("a pick", picks),
        .init("rectangles asked and entered", floors),
      ]
    )
  }
}
