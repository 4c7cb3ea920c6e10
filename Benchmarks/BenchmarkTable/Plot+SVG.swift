import Foundation

extension Plot {
  private static let size = (width: 800.0, height: 400.0)
  private static let area = (left: 84.0, top: 48.0, right: 560.0, bottom: 340.0)
  /// Between the names of two curves, so that they can be told apart.
  private static let nameHeight = 17.0
  /// A curve is told by its dashes too, for those who tell colours badly.
  private static let dashes = ["", "7 4", "2 4", "10 4 2 4"]

  /// Light pages and dark ones: the viewer says which.
  private static let style = """
    text { font: 13px system-ui, "Inter", "DejaVu Sans", sans-serif; fill: #1d1d1f }
    .title { font-size: 15px; font-weight: 600 }
    .quiet { fill: #5a5a5f }
    .grid { stroke: #d9d9de; stroke-width: 1 }
    .curve { fill: none; stroke-width: 2.5 }
    .c0 { stroke: #0a58ca } .c1 { stroke: #b3470b } .c2 { stroke: #0b7a4b } .c3 { stroke: #8b2fb8 }
    .n0 { fill: #0a58ca } .n1 { fill: #b3470b } .n2 { fill: #0b7a4b } .n3 { fill: #8b2fb8 }
    @media (prefers-color-scheme: dark) {
      text { fill: #f2f2f4 }
      .quiet { fill: #b4b4ba }
      .grid { stroke: #45454a }
      .c0 { stroke: #6ea8fe } .c1 { stroke: #ffa36b } .c2 { stroke: #5fd39c } .c3 { stroke: #d59bf2 }
      .n0 { fill: #6ea8fe } .n1 { fill: #ffa36b } .n2 { fill: #5fd39c } .n3 { fill: #d59bf2 }
    }
    """

  /// It as a picture that pages can show, the same bytes for the same figures.
  package var svg: String {
    let (width, height) = (Int(Plot.size.width), Int(Plot.size.height))
    let lines =
      [
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" \
        width="\(width)" height="\(height)" role="img" aria-label="\(Plot.escaped(title))">
        """, "<style>\n\(Plot.style)\n</style>",
        text(title, at: (Plot.area.left, 24), "title"),
      ] + verticals + horizontals + axisTitles + drawnCurves + names + ["</svg>"]
    return lines.joined(separator: "\n") + "\n"
  }

  private var verticals: [String] {
    x.ticks.flatMap { value in
      let place = horizontal(value)
      return [
        line(from: (place, Plot.area.top), to: (place, Plot.area.bottom)),
        text(Plot.number(value), at: (place, Plot.area.bottom + 20), "quiet", anchor: "middle"),
      ]
    }
  }

  private var horizontals: [String] {
    y.ticks.flatMap { value in
      let place = vertical(value)
      let name = value == 0 ? "0" : unit.text(value)
      return [
        line(from: (Plot.area.left, place), to: (Plot.area.right, place)),
        text(name, at: (Plot.area.left - 8, place + 4), "quiet", anchor: "end"),
      ]
    }
  }

  private var axisTitles: [String] {
    let middle = (Plot.area.left + Plot.area.right) / 2
    return [
      text(xTitle, at: (middle, Plot.area.bottom + 44), anchor: "middle"),
      text(yTitle, at: (Plot.area.left, Plot.area.top - 8), "quiet"),
    ]
  }

  private var drawnCurves: [String] {
    curves.enumerated().flatMap { index, curve in
      let points = curve.points.map { point in
        "\(Plot.coordinate(horizontal(point.x))),\(Plot.coordinate(vertical(point.y)))"
      }
      let dash = Plot.dashes[index % Plot.dashes.count]
      let dashes = dash.isEmpty ? "" : " stroke-dasharray=\"\(dash)\""
      let joined = points.joined(separator: " ")
      return ["<polyline class=\"curve c\(index % 4)\"\(dashes) points=\"\(joined)\"/>"]
        + curve.points.map { point in
          let (x, y) = (horizontal(point.x), vertical(point.y))
          return """
            <circle class="n\(index % 4)" cx="\(Plot.coordinate(x))" cy="\(Plot.coordinate(y))" r="3.5"/>
            """
        }
    }
  }

  /// Each curve's name where the curve ends, moved down as far as the one above needs.
  private var names: [String] {
    let ends = curves.enumerated().compactMap { index, curve in
      curve.points.last.map { (index: index, name: curve.name, y: vertical($0.y) + 4) }
    }
    var lowest = -Double.infinity
    return ends.sorted { $0.y < $1.y }.map { end in
      let place = max(end.y, lowest + Plot.nameHeight)
      lowest = place
      return text(end.name, at: (Plot.area.right + 10, place), "n\(end.index % 4)")
    }
  }

  private func horizontal(_ value: Double) -> Double {
    Plot.area.left + x.place(of: value) * (Plot.area.right - Plot.area.left)
  }

  private func vertical(_ value: Double) -> Double {
    Plot.area.bottom - y.place(of: value) * (Plot.area.bottom - Plot.area.top)
  }

  private func line(from start: (Double, Double), to end: (Double, Double)) -> String {
    let places = [start.0, start.1, end.0, end.1].map(Plot.coordinate)
    return """
      <line class="grid" x1="\(places[0])" y1="\(places[1])" x2="\(places[2])" y2="\(places[3])"/>
      """
  }

  private func text(
    _ words: String,
    at place: (Double, Double),
    _ kind: String = "",
    anchor: String = "start"
  ) -> String {
    let (x, y) = (Plot.coordinate(place.0), Plot.coordinate(place.1))
    let kinds = kind.isEmpty ? "" : " class=\"\(kind)\""
    return
      "<text\(kinds) x=\"\(x)\" y=\"\(y)\" text-anchor=\"\(anchor)\">\(Plot.escaped(words))</text>"
  }

  private static func coordinate(_ value: Double) -> String { String(format: "%.1f", value) }

  private static func number(_ value: Double) -> String {
    value < 10 && value != value.rounded() ? FigureUnit.short(value) : FigureUnit.grouped(value)
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: "\"", with: "&quot;")
  }
}
