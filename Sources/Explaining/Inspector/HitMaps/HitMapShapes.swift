import TouchTrace

/// The areas of a hit map as rectangles, and the lines between them.
struct HitMapShapes {
  /// The rectangles of each area.
  let blocks: [[PixelArea.Block]]
  /// The lines between areas.
  let borders: [PixelBorders.Line]

  init(_ map: HitMap) {
    var areas = Array(repeating: PixelArea(), count: map.areas.count)
    for (row, runs) in map.grid.rows.enumerated() {
      var start = 0
      for run in runs {
        if let receiver = run.receiver {
          areas[map.areaOfReceiver[receiver]].add(start..<run.end, in: row)
        }
        start = run.end
      }
    }
    blocks = areas.map(\.blocks)
    borders = PixelBorders(of: map.grid).lines
  }
}
