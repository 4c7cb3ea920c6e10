import CAllocations
import Foundation
import Geometry
import TouchInput
import TouchKit

/// A finger that is dragged over views in each other, the outermost of which pans.
final class PannedDrag {
  /// Keeps the sum of the ways, as the peer's handler does of the places.
  private final class Target {
    var sum = 0.0
    func pan(_ recognizer: UIPanGestureRecognizer) { sum += recognizer.translation(in: nil).x }
  }

  private let screen: Screen
  private let finger: Finger
  private let target = Target()
  /// Where the way begins that the recognizer tells.
  private let origin: Double

  init(depth: Int) throws {
    screen = try Screen()
    let nest = Nest(depth)
    screen.root.addSubview(nest.views[0])
    let pan = UIPanGestureRecognizer(target: target, action: Target.pan)
    nest.views[0].addGestureRecognizer(pan)
    finger = Finger(screen.application)
    finger.send(.began, CGPoint(x: 300, y: 300))
    finger.send(.moved, CGPoint(x: 360, y: 330))
    origin = 360 - target.sum
  }

  /// What the first moves told the target; to be asked for once, before anything else.
  func firstAnswers() -> AnswerSum {
    var sum = AnswerSum()
    for step in 0..<AnswerSum.questions {
      let before = target.sum
      finger.send(.moved, Finger.stop(step))
      sum.add(Int((origin + target.sum - before).rounded()))
    }
    return sum
  }

  func run(_ moves: Int) { for step in 0..<moves { finger.send(.moved, Finger.stop(step)) } }

  /// How often a move asks for memory, on average; the caller's own part is not counted.
  func allocations(_ moves: Int) -> Double {
    let batches = finger.moves(moves)
    let before = benchmark_allocation_count()
    for batch in batches { screen.application.send(batch) }
    return Double(benchmark_allocation_count() - before) / Double(moves)
  }
}
