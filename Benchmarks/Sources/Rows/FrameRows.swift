import BenchmarkTable

/// Whole frames of plain rectangles.
enum FrameRows {
  static var all: [Row] {
    [
      frame(100, goal: 1.2), frame(1_000, goal: 0.6), frame(10_000, goal: 0.7),
      bands(100), bands(1_000), bands(10_000), empty,
    ]
  }

  private static func frame(_ count: Int, goal: Double) -> Row {
    let title = RowTitle(
      "frame-\(count)",
      "a frame of \(count) nested translucent views with a border",
      beside: "the same Cairo calls",
      goal: .ratio(goal)
    )
    return Row(title: title) { _ in
      let (screen, cairo, boxes) = (try Screen(), BareCairo(), NestedBoxes(count))
      boxes.addViews(to: screen.root)
      let (product, floor) = try Turns.measure(
        count < 10_000 ? 41 : Turns.usual,
        product: { Turns.seconds { screen.drawAll() } },
        beside: { Turns.seconds { cairo.draw(boxes) } }
      )
      return figures(product, floor, PixelDistance(screen.bitmap, .init(cairo.pixels)))
    }
  }

  /// The same beside what no drawing library does, as it paints nothing but rectangles.
  private static func bands(_ count: Int) -> Row {
    let title = RowTitle(
      "bands-\(count)",
      "the frame of \(count) views",
      beside: "rectangles blended in bands, on one processor"
    )
    return Row(title: title) { _ in
      let (screen, boxes) = (try Screen(), NestedBoxes(count))
      let bands = Bands(boxes)
      boxes.addViews(to: screen.root)
      let (product, floor) = try Turns.measure(
        count < 10_000 ? 41 : Turns.usual,
        product: { Turns.seconds { screen.drawAll() } },
        beside: { Turns.seconds { bands.draw() } }
      )
      return bands.pixels.withUnsafeBytes {
        figures(product, floor, PixelDistance(screen.bitmap, $0))
      }
    }
  }

  private static func figures(
    _ product: Samples,
    _ floor: Samples?,
    _ distance: PixelDistance
  ) -> RowFigures {
    RowFigures(.seconds, product, beside: floor, haveDifferentAnswers: distance.isVisible)
  }

  /// What a frame costs that is only handed on.
  private static var empty: Row {
    .compared(
      RowTitle("frame-empty", "an empty window, a frame", beside: "memcpy of a frame"),
      turns: 41
    ) {
      let screen = try Screen()
      return Row.Work(product: { screen.drawAll() }, floor: CopiedFrame.makeWork())
    }
  }
}
