import Foundation
import TouchKit

/// What it costs to find the view under a point.
enum PickBenchmarks {
  static func run() -> [Comparison] {
    do {
      return try [
        depth(10), depth(100), depth(1_000),
        depth(10, "all overriding hitTest") { AskedView(frame: $0) }, cells(100), cells(1_000),
        cells(10_000), overlapping(),
      ]
    } catch {
      print("no memory for a picture: \(error)")
      return []
    }
  }

  /// A view with a say of its own.
  private final class AskedView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      super.hitTest(point, with: event)
    }
  }

  private static func depth(
    _ levels: Int,
    _ note: String = "",
    make: (CGRect) -> UIView = { UIView(frame: $0) }
  ) throws -> Comparison {
    let screen = try Screen()
    let views = screen.nest(levels, make: make)
    let rects = views.map(\.frame)
    let count = 200_000 / levels
    let middle = CGPoint(x: screen.root.bounds.midX, y: screen.root.bounds.midY)
    var (found, sum) = (0, 0)
    let result = Comparison(
      "hit-test \(levels) levels deep" + (note.isEmpty ? "" : ", \(note)"),
      against: "\(levels) rectangles, each asked and entered",
      count: count,
      product: {
        for _ in 0..<count where screen.root.hitTest(middle, with: nil) !== screen.root {
          found += 1
        }
      },
      floor: {
        for _ in 0..<count {
          var point = middle
          for rect in rects where rect.contains(point) {
            point.x -= rect.minX
            point.y -= rect.minY
            sum += 1
          }
        }
      }
    )
    precondition(found > 0 && sum > 0)
    return result
  }

  /// Views of 9 points in cells of 10.
  private static func cells(_ count: Int) throws -> Comparison {
    let columns = Int(Double(count).squareRoot())
    let rects = (0..<count).map { index in
      CGRect(x: (index % columns) * 10, y: (index / columns) * 10, width: 9, height: 9)
    }
    // From one end to the other, though not from neighbour to neighbour.
    let points = (0..<2_000).map { index in
      let rect = rects[index * 7_919 % count]
      return CGPoint(x: rect.midX, y: rect.midY)
    }
    return try siblings("hit-test among \(count) siblings", rects, points)
  }

  private static func overlapping() throws -> Comparison {
    let rects = Boxes(10_000, covering: 4_770_000).rects
    let points = rects.prefix(2_000).map { CGPoint(x: $0.midX, y: $0.midY) }
    return try siblings("hit-test among 10000 siblings that overlap", rects, points)
  }

  private static func siblings(
    _ name: String,
    _ rects: [CGRect],
    _ points: [CGPoint]
  ) throws -> Comparison {
    let screen = try Screen()
    for rect in rects { screen.root.addSubview(UIView(frame: rect)) }
    var (found, sum) = (0, 0)
    // Many picks in a row, as they are compared with a scan that takes a thousand times as long.
    let passes = 10
    var result = Comparison(
      name,
      against: "scan of \(rects.count) rectangles from the front",
      runs: 10,
      count: points.count,
      product: {
        for _ in 0..<passes {
          for point in points where screen.root.hitTest(point, with: nil) !== screen.root {
            found += 1
          }
        }
      },
      floor: { for point in points { sum += rects.lastIndex { $0.contains(point) } ?? 0 } }
    )
    result.product /= Double(passes)
    precondition(found > 0 && sum > 0)
    return result
  }
}

extension Screen {
  /// Views in each other, each a little smaller, the root of the screen first.
  func nest(_ count: Int, make: (CGRect) -> UIView = { UIView(frame: $0) }) -> [UIView] {
    var views = [root]
    for _ in 1..<count {
      let outer = views[views.count - 1]
      let view = make(outer.bounds.insetBy(dx: 0.25, dy: 0.25))
      outer.addSubview(view)
      views.append(view)
    }
    return views
  }
}
