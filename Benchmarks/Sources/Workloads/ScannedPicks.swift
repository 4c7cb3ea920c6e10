import Foundation
import Geometry
import TouchKit

/// Picks among rectangles of any places, and a scan of all of them.
final class ScannedPicks {
  /// How many a turn does.
  static let count = 2_000

  private let screen: UIView
  private let rects: [CGRect]
  private let points: [CGPoint]
  private var found = 0

  init(_ rects: [CGRect]) {
    self.rects = rects
    screen = UIView(frame: rects.reduce(.zero) { $0.union($1) })
    for rect in rects { screen.addSubview(UIView(frame: rect)) }
    // From one end to the other, though not from neighbour to neighbour.
    points = (0..<ScannedPicks.count).map { index in
      let rect = rects[index * 7_919 % rects.count]
      return CGPoint(x: rect.midX, y: rect.midY)
    }
  }

  func run() {
    for point in points where screen.hitTest(point, with: nil) !== screen { found &+= 1 }
  }

  func runFloor() {
    for point in points { found &+= ScannedPicks.scan(rects, for: point) }
  }

  /// On no actor, as a check of it for every rectangle would be more than the rectangle.
  nonisolated private static func scan(_ rects: [CGRect], for point: CGPoint) -> Int {
    rects.lastIndex { $0.contains(point) } ?? 0
  }
}
