import Foundation
import Geometry
import TouchInput
import TouchKit

/// A finger that taps on nested views, the outermost of which has a tap recognizer.
final class RecognizedTaps {
  private final class Target {
    var x = 0.0
    func tap(_ recognizer: UITapGestureRecognizer) { x = recognizer.location(in: nil).x }
  }

  private let screen: Screen
  private let finger: Finger
  private let target = Target()

  init(depth: Int) throws {
    screen = try Screen()
    let nest = Nest(depth)
    screen.root.addSubview(nest.views[0])
    let tap = UITapGestureRecognizer(target: target, action: Target.tap)
    nest.views[0].addGestureRecognizer(tap)
    finger = Finger(screen.application)
  }

  /// Returns the places of the first taps; call it once, before anything else.
  func firstAnswers() -> AnswerSum {
    var sum = AnswerSum()
    for step in 0..<AnswerSum.questions {
      tap(step)
      sum.add(Int(target.x))
    }
    return sum
  }

  func run(_ taps: Int) { for step in 0..<taps { tap(step) } }

  private func tap(_ step: Int) {
    finger.send(.began, Finger.tapPlace(step))
    finger.send(.ended, Finger.tapPlace(step))
  }
}
