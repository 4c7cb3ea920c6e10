import BenchmarkTable
import Foundation
import TouchKit

/// Frames of plain rectangles: complete ones, and damage.
enum FrameRows {
  static var all: [Measurement] {
    [100, 1_000, 10_000].flatMap { [besideCairo($0), besideQt($0)] } + [movedLeaf]
  }

  private static func besideCairo(_ count: Int) -> Measurement {
    Measurement("frame-\(count)") { _ in
      let (screen, cairo, boxes) = (try Screen(), BareCairo(), NestedBoxes(count))
      _ = boxes.addViews(to: screen.root)
      let (product, beside) = try Turns.measure(
        count < 10_000 ? 41 : Turns.usual,
        product: { Turns.seconds { screen.drawAll() } },
        beside: { Turns.seconds { cairo.draw(boxes) } }
      )
      let distance = PixelDistance(screen.bitmap, .init(cairo.pixels))
      return RowFigures(
        .seconds,
        product,
        beside: beside,
        haveDifferentAnswers: distance.isVisible
      )
    }
  }

  /// Returns a row beside the same widgets in Qt; their answers are their places.
  private static func besideQt(_ count: Int) -> Measurement {
    let peer = PeerProgram(name: "qt_widgets", workload: "frame-\(count)")
    return .besidePeer("frame-\(count)-qt", peer, count: 1) {
      let (screen, boxes) = (try Screen(), NestedBoxes(count))
      _ = boxes.addViews(to: screen.root)
      return (boxes.firstPlaces(), { screen.drawAll() })
    }
  }

  private static var movedLeaf: Measurement {
    let peer = PeerProgram(name: "qt_widgets", workload: "moved-leaf-10000")
    return .besidePeer("moved-leaf", peer, count: 1) {
      let (screen, boxes) = (try Screen(), NestedBoxes(10_000))
      let leaf = boxes.addViews(to: screen.root)[10_000 - 37]
      screen.drawAll()
      var step: CGFloat = 1
      return (
        boxes.firstPlaces(),
        {
          leaf.center.x += step
          step = -step
          screen.drawDamage()
        }
      )
    }
  }
}
