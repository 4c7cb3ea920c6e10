import BenchmarkTable
import CairoRenderer
import Foundation
import TouchKit

/// Pictures as files, and the memory that texts leave.
enum PictureRows {
  static var all: [Measurement] { [png, pngBytes, keptText] }

  /// A frame that both renderers have painted.
  private struct Picture {
    private let (screen, cairo): (Screen, BareCairo)

    init() throws {
      (screen, cairo) = (try Screen(), BareCairo())
      let boxes = NestedBoxes(1_000)
      _ = boxes.addViews(to: screen.root)
      screen.drawAll()
      cairo.draw(boxes)
    }

    func write(to path: String) throws {
      try screen.bitmap.pngData().write(to: URL(fileURLWithPath: path))
    }

    func writeCairo(to path: String) throws { try cairo.writePNG(to: path) }
  }

  private static var png: Measurement {
    Measurement("png") { surroundings in
      let picture = try Picture()
      let (own, other) = try paths(in: surroundings)
      let (product, beside) = try Turns.measure(
        Turns.usual,
        product: { try Turns.seconds { try picture.write(to: own) } },
        beside: { try Turns.seconds { try picture.writeCairo(to: other) } }
      )
      return RowFigures(.seconds, product, beside: beside)
    }
  }

  private static var pngBytes: Measurement {
    Measurement("png-bytes") { surroundings in
      let picture = try Picture()
      let (own, other) = try paths(in: surroundings)
      try picture.write(to: own)
      try picture.writeCairo(to: other)
      return RowFigures(
        .bytes,
        Samples(exactly: try size(of: own)),
        beside: Samples(exactly: try size(of: other))
      )
    }
  }

  private static func paths(in surroundings: Surroundings) throws -> (String, String) {
    let workplace = surroundings.workplace
    return (try workplace.path("own.png"), try workplace.path("cairo.png"))
  }

  private static func size(of path: String) throws -> Double {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return Double((attributes[.size] as? Int) ?? 0)
  }

  /// Both ways of drawing text; the platform's attributed strings keep memory for ever.
  private static var keptText: Measurement {
    let count = 2_000
    return Measurement("text-kept") { _ in
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
      let context = UIGraphicsImageRenderer(size: label.bounds.size)
      @MainActor func change(_ index: Int) {
        label.text = index.isMultiple(of: 2) ? "even" : "odd"
        _ = label.sizeThatFits(label.bounds.size)
        _ = context.image { _ in ("drawn" as NSString).draw(at: .zero) }
      }
      for index in 0..<100 { change(index) }
      let before = HeapCounts.bytes
      for index in 0..<count { change(index) }
      let bytes = max(0, Double(HeapCounts.bytes - before) / Double(count))
      return RowFigures(.bytes, Samples(exactly: bytes.rounded()))
    }
  }
}
