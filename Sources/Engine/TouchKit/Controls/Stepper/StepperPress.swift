import Foundation

/// A finger on one half of a stepper.
struct StepperPress {
  /// How long the finger rests before the second step, in seconds (our choice).
  static let firstDelay: TimeInterval = 0.5
  /// The time between further steps, in seconds (our choice).
  static let delay: TimeInterval = 0.1

  let direction: StepperScale.Direction
  let startValue: Double
  /// Whether the finger is on the half where it came down.
  var isOn = true
}
