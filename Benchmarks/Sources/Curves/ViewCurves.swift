import BenchmarkTable
import Foundation

/// What frames cost with more and more views.
enum ViewCurves {
  static func plot() throws -> Plot {
    var (frames, floors, least): ([Plot.Point], [Plot.Point], [Plot.Point]) = ([], [], [])
    for count in [10, 100, 1_000, 10_000] {
      let (screen, cairo, boxes) = (try Screen(), BareCairo(), NestedBoxes(count))
      boxes.addViews(to: screen.root)
      frames.append((Double(count), try GrowthCurves.cost { screen.drawAll() }))
      floors.append((Double(count), try GrowthCurves.cost { cairo.draw(boxes) }))
      let bands = Bands(boxes)
      least.append((Double(count), try GrowthCurves.cost { bands.draw() }))
    }
    return Plot(
      "A frame of nested translucent views with a border, 1280x800",
      x: "views",
      .logarithmic,
      y: "time of a frame",
      .logarithmic,
      in: .seconds,
      [
        .init("a frame", frames), .init("the same Cairo calls", floors),
        .init("blended in bands", least),
      ]
    )
  }
}
