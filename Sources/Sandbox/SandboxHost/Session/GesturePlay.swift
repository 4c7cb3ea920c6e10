import Foundation
import Inspector
import TouchInput

/// The rest of a gesture that the window makes in the scene.
struct GesturePlay {
  private var steps: ArraySlice<TriedGesture.Step> = []

  /// When the next step is due, in seconds on the scene's clock; nil when the gesture is over.
  var due: TimeInterval? { steps.first?.time }

  /// Begins a gesture at a point, at a time on the scene's clock.
  mutating func begin(_ gesture: TriedGesture, at point: CGPoint, from time: TimeInterval) {
    steps = gesture.steps(at: point, from: time)[...]
  }

  /// Returns the next step if it is due, and forgets it.
  mutating func takeStep(until time: TimeInterval) -> TriedGesture.Step? {
    guard let due, due <= time else { return nil }
    return steps.removeFirst()
  }

  /// Makes no further step.
  mutating func stop() { steps = [] }
}
