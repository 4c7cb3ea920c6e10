import Foundation
import Geometry
import TouchKit

/// Picks among siblings, as the peers do them.
final class SiblingPicks {
  /// The number of picks per turn.
  static let count = 16_384

  private let root: UIView
  private let views: [UIView]
  private let homes: [CGFloat]
  private let points: [CGPoint]
  /// The random choice of the sibling that moves before each pick; nil if none moves.
  private var random: PeerRandom?
  private var found = 0

  init(_ count: Int, moves: Bool = false) {
    let siblings = Siblings(count)
    (root, views) = siblings.makeViews()
    homes = views.map(\.center.x)
    points = siblings.points
    random = moves ? PeerRandom(21) : nil
  }

  /// Returns the first answers; call it once, before anything else.
  func firstAnswers() -> AnswerSum {
    var sum = AnswerSum()
    for point in points.prefix(AnswerSum.questions) { sum.add(pick(point)) }
    return sum
  }

  func run() { for point in points { found &+= pick(point) } }

  private func pick(_ point: CGPoint) -> Int {
    if random != nil { moveOne() }
    return root.hitTest(point, with: nil)?.tag ?? -1
  }

  private func moveOne() {
    guard let index = random?.below(views.count) else { return }
    let (view, home) = (views[index], homes[index])
    view.center.x = view.center.x == home ? home + 1 : home
  }
}
