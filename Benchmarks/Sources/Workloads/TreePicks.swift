import Foundation
import Geometry
import TouchKit

/// Picks in a tree of views, each of which overrides `hitTest`, as the peers do.
final class TreePicks {
  /// The number of picks per turn.
  static let count = 16_384

  /// The shape of the tree.
  enum Shape {
    /// A root of 1280 by 800 points and a number of nested views, each inset by a point.
    case chain(Int)
    /// Ten views in each view, four levels deep, on 2000 by 2000 points.
    ///
    /// Each view whose number ends with 5 is rotated by ten degrees and a tenth smaller.
    case turnedTree
  }

  /// A view whose hit test is called, as UIKit calls each.
  private final class AskedView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      super.hitTest(point, with: event)
    }
  }

  private let root: UIView
  private let points: [CGPoint]
  private var found = 0

  init(_ shape: Shape) {
    switch shape {
    case .chain(let levels):
      root = TreePicks.chain(levels)
      points = TreePicks.points(
        seed: UInt64(7 + levels),
        levels + 2,
        CGSize(width: 1280, height: 800)
      )
    case .turnedTree:
      root = TreePicks.turnedTree()
      points = TreePicks.points(seed: 13, 0, CGSize(width: 2000, height: 2000))
    }
  }

  /// Returns the first answers; call it once, before anything else.
  func firstAnswers() -> AnswerSum {
    var sum = AnswerSum()
    for point in points.prefix(AnswerSum.questions) { sum.add(pick(point)) }
    return sum
  }

  func run() { for point in points { found &+= pick(point) } }

  private func pick(_ point: CGPoint) -> Int { root.hitTest(point, with: nil)?.tag ?? -1 }

  /// Returns centres of pixels that keep a margin, always the same.
  private static func points(seed: UInt64, _ margin: Int, _ size: CGSize) -> [CGPoint] {
    var random = PeerRandom(seed)
    return (0..<count).map { _ in
      let x = margin + random.below(Int(size.width) - 2 * margin)
      let y = margin + random.below(Int(size.height) - 2 * margin)
      return CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)
    }
  }

  private static func chain(_ levels: Int) -> UIView {
    let nest = Nest(levels) { AskedView(frame: $0) }
    for (number, view) in nest.views.enumerated() { view.tag = number }
    return nest.views[0]
  }

  private static func turnedTree() -> UIView {
    var views: [UIView] = [AskedView(frame: CGRect(x: 0, y: 0, width: 2000, height: 2000))]
    var parents = 0..<1
    for level in 1...4 {
      let (columns, rows) = level.isMultiple(of: 2) ? (2, 5) : (5, 2)
      for parent in parents {
        let size = views[parent].bounds.size
        let (width, height) = (size.width / CGFloat(columns), size.height / CGFloat(rows))
        for part in 0..<10 {
          let origin = CGPoint(
            x: CGFloat(part % columns) * width,
            y: CGFloat(part / columns) * height
          )
          let view = AskedView(
            frame: CGRect(origin: origin, size: CGSize(width: width, height: height))
          )
          view.tag = views.count
          if view.tag % 10 == 5 {
            view.transform = CGAffineTransform(rotationAngle: .pi / 18).scaledBy(x: 0.9, y: 0.9)
          }
          views[parent].addSubview(view)
          views.append(view)
        }
      }
      parents = parents.upperBound..<views.count
    }
    return views[0]
  }
}
