import TouchTrace
import Foundation
import Geometry
import Inspector

/// Instructive points of a scene for guessing which view receives a touch.
struct TellingPoints {
  /// The points, the most instructive first.
  let points: [CGPoint]

  /// A point with the value of a guess there.
  private struct Candidate {
    var point: CGPoint
    var score: Int
    var receiver: NodeID?
    var front: NodeID?
  }

  /// The number of examined points horizontally and vertically.
  private static let columns = 20
  private static let rows = 15

  /// Examines points of a scene of a size.
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
    // A guess is most instructive if the visible view is not the one that receives the touch.
    if front != receiver { score += 10 }
    return Candidate(point: point, score: score, receiver: receiver, front: front)
  }

  /// Returns the best points, all of different kinds.
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
