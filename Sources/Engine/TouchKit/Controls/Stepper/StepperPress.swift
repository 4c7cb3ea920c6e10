import Foundation

/// A touch on one half of a stepper.
struct StepperPress {
  /// The delay before the second step of a resting touch, in seconds (our choice).
  static let firstDelay: TimeInterval = 0.5
  /// The time between further steps, in seconds (our choice).
  static let delay: TimeInterval = 0.1

  let direction: StepperScale.Direction
  let startValue: Double
  /// Whether the touch is on the half where it began.
  var isOn = true
}
