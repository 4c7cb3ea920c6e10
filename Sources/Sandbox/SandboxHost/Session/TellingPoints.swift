import TouchTrace
import Foundation
import Geometry
import Inspector

/// Finds points of a scene at which it is worth guessing who gets a touch.
struct TellingPoints {
  /// The points, those that tell the most first.
  let points: [CGPoint]

  /// A point with how much a guess there tells.
  private struct Candidate {
    var point: CGPoint
    var score: Int
    var receiver: NodeID?
    var front: NodeID?
  }

  /// How many points across and down are looked at.
  private static let columns = 20
  private static let rows = 15

  /// Asks about points of a scene of a size.
  init(_ tree: TreeSnapshot, _ size: CGSize, _ ask: (CGPoint) -> [HitTestReport]) {
    var candidates: [Candidate] = []
    for row in 0..<Self.rows {
      for column in 0..<Self.columns {
        let point = CGPoint(
          x: ((CGFloat(column) + 0.5) * size.width / CGFloat(Self.columns)).rounded(),
          y: ((CGFloat(row) + 0.5) * size.height / CGFloat(Self.rows)).rounded()
        )
        candidates.append(Self.candidate(point, tree, ask(point)))
      }
    }
    points = Self.best(candidates)
  }

  private static func candidate(
    _ point: CGPoint,
    _ tree: TreeSnapshot,
    _ reports: [HitTestReport]
  ) -> Candidate {
    let front = tree.frontmostView(at: point).map { tree.views[$0].node.id }
    let receiver = reports.compactMap(\.result).last?.id
    let under = tree.views.count { $0.node.quad?.boundingBox.contains(point) == true }
    var score = min(under, 6)
    // Where the view that one sees is not the one that receives, a guess tells the most.
    if front != receiver { score += 10 }
    return Candidate(point: point, score: score, receiver: receiver, front: front)
  }

  /// The best ones, no two alike.
  private static func best(_ candidates: [Candidate]) -> [CGPoint] {
    var chosen: [Candidate] = []
    for round in 0..<2 where chosen.count < PredictionState.touches {
      let order = candidates.enumerated().sorted {
        ($1.element.score, $0.offset) < ($0.element.score, $1.offset)
      }
      for (_, candidate) in order where chosen.count < PredictionState.touches {
        let isAlike = chosen.contains { other in
          round == 0
            ? other.receiver == candidate.receiver && other.front == candidate.front
            : other.point == candidate.point
        }
        if !isAlike { chosen.append(candidate) }
      }
    }
    return chosen.map(\.point)
  }
}
