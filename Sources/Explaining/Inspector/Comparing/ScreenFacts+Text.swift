import Foundation

extension ScreenFacts {
  /// The touch areas of views, one rectangle per line: `Pay UIButton (24, 380, 342, 50)`.
  ///
  /// Views are in the order of the tree, and their rectangles from top to bottom. The areas without a receiver
  /// come last.
  public var touchText: String {
    let areas = areas
    let places = views.indices.map { Int?.some($0) } + [nil]
    return places.flatMap { place in
      (areas[place]?.blocks ?? []).map { "\(label(place)) \(Measure.rect($0.rect))" }
    }.joined(separator: "\n")
  }

  /// The pixels of each view that receives touches, and those without a receiver.
  var areas: [Int?: PixelArea] {
    var areas: [Int?: PixelArea] = [:]
    for (row, runs) in rows.enumerated() {
      var start = 0
      for run in runs {
        areas[run.view, default: PixelArea()].add(start..<run.end, in: row)
        start = run.end
      }
    }
    return areas
  }

  private func label(_ index: Int?) -> String {
    guard let index else { return "nobody" }
    let view = views[index]
    return view.isNamed ? "\(view.name) \(view.typeName)" : view.name
  }
}
