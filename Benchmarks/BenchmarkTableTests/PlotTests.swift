import BenchmarkTable
import Foundation
import Testing

@Suite("Plots of growth")
struct PlotTests {
  @Test("A linear axis begins at 0 and ends at a round number")
  func linear() {
    let axis = PlotAxis(.linear, holding: [3, 87])
    #expect(axis.ticks == [0, 20, 40, 60, 80, 100])
    #expect(axis.place(of: 50) == 0.5)
  }

  @Test("A logarithmic axis names powers of ten, and what lies between where it is short")
  func logarithmic() {
    #expect(
      PlotAxis(.logarithmic, holding: [10, 100_000]).ticks == [10, 100, 1_000, 10_000, 100_000]
    )
    #expect(PlotAxis(.logarithmic, holding: [15, 80]).ticks == [10, 20, 50, 100])
    let axis = PlotAxis(.logarithmic, holding: [10, 1_000])
    #expect(abs(axis.place(of: 100) - 0.5) < 1e-12)
  }

  @Test("All values the same, and none, give an axis too")
  func degenerate() {
    #expect(PlotAxis(.linear, holding: []).ticks.count > 1)
    #expect(PlotAxis(.logarithmic, holding: [7, 7]).ticks.count > 1)
    #expect(PlotAxis(.logarithmic, holding: []).ticks.count > 1)
  }

  @Test("The picture has each curve with its name, and follows the page's colours")
  func picture() {
    let plot = Plot(
      "Picking & asking",
      x: "siblings",
      .logarithmic,
      y: "a pick",
      .linear,
      in: .seconds,
      [
        .init("the product", [(10, 1e-7), (1_000, 2e-7)]),
        .init("a scan", [(10, 1e-7), (1_000, 1e-5)]),
      ]
    )
    let svg = plot.svg
    #expect(svg.contains("Picking &amp; asking"))
    #expect(svg.contains("prefers-color-scheme: dark"))
    #expect(svg.components(separatedBy: "<polyline").count == 3)
    #expect(svg.contains(">the product</text>") && svg.contains(">a scan</text>"))
    #expect(svg.contains(">10 µs</text>"))
    #expect(svg == plot.svg)
  }
}
