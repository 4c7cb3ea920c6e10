/// Curves over the same axes, to be written as a picture.
package struct Plot: Sendable {
  /// A size, and what something costs at it.
  package typealias Point = (x: Double, y: Double)

  /// What something costs at each size.
  package struct Curve: Sendable {
    package let name: String
    /// By size.
    package let points: [Point]

    package init(_ name: String, _ points: [Point]) {
      self.name = name
      self.points = points
    }
  }

  package let title: String
  /// What the sizes count, such as `siblings`.
  package let xTitle: String
  /// What the costs are, such as `a pick`.
  package let yTitle: String
  package let unit: FigureUnit
  package let curves: [Curve]
  let x: PlotAxis
  let y: PlotAxis

  package init(
    _ title: String,
    x xTitle: String,
    _ xScale: PlotAxis.Scale,
    y yTitle: String,
    _ yScale: PlotAxis.Scale,
    in unit: FigureUnit,
    _ curves: [Curve]
  ) {
    self.title = title
    self.xTitle = xTitle
    self.yTitle = yTitle
    self.unit = unit
    self.curves = curves
    x = PlotAxis(xScale, holding: curves.flatMap { $0.points.map(\.x) })
    y = PlotAxis(yScale, holding: curves.flatMap { $0.points.map(\.y) })
  }
}
