import CAllocations
import Foundation
import Geometry
import TouchInput
import TouchKit

/// A finger that drags over nested views, the outermost of which has a pan recognizer.
final class PannedDrag {
  /// A target that adds up the translations, as the peer's handler adds up the places.
  private final class Target {
    var sum = 0.0
    func pan(_ recognizer: UIPanGestureRecognizer) { sum += recognizer.translation(in: nil).x }
  }

  private let screen: Screen
  private let finger: Finger
  private let target = Target()
  /// The start of the translations that the recognizer reports.
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

  /// Returns the translations of the first moves; call it once, before anything else.
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

  /// Returns the average number of memory allocations per move, without the caller's own.
  func allocations(_ moves: Int) -> Double {
    let batches = finger.moves(moves)
    let before = benchmark_allocation_count()
    for batch in batches { screen.application.send(batch) }
    return Double(benchmark_allocation_count() - before) / Double(moves)
  }
}
