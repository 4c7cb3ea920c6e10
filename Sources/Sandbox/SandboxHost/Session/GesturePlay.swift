import Foundation
import Inspector
import TouchInput

/// The remaining steps of a gesture that the window plays in the scene.
struct GesturePlay {
  private var steps: ArraySlice<TriedGesture.Step> = []

  /// The time of the next step, in seconds on the scene's clock; nil when the gesture is over.
  var due: TimeInterval? { steps.first?.time }

  /// Starts a gesture at a point, at a time on the scene's clock.
  mutating func begin(_ gesture: TriedGesture, at point: CGPoint, from time: TimeInterval) {
    steps = gesture.steps(at: point, from: time)[...]
  }

  /// Returns and removes the next step if it is due.
  mutating func takeStep(until time: TimeInterval) -> TriedGesture.Step? {
    guard let due, due <= time else { return nil }
    return steps.removeFirst()
  }

  /// Discards the remaining steps.
  mutating func stop() { steps = [] }
}
