import Foundation
import Geometry
import TouchKit

/// Picks through views in each other, and rectangles that are asked and entered.
final class DepthPicks {
  private let nest: Nest
  private let rects: [CGRect]
  private var found = 0

  init(_ levels: Int, make: (CGRect) -> UIView = { UIView(frame: $0) }) {
    nest = Nest(levels - 1, inset: 0.25, make: make)
    rects = nest.views.map(\.frame)
  }

  /// A point that lies in all of them.
  private let point = CGPoint(x: 640, y: 400)

  func run(_ count: Int) {
    let root = nest.views[0]
    for _ in 0..<count where root.hitTest(point, with: nil) !== root { found &+= 1 }
  }

  func runFloor(_ count: Int) {
    for _ in 0..<count {
      var point = point
      for rect in rects where rect.contains(point) {
        point.x -= rect.minX
        point.y -= rect.minY
        found &+= 1
      }
    }
  }
}
