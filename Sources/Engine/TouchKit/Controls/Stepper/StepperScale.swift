import Foundation

/// A value that changes by steps within a range.
struct StepperScale: Equatable {
  /// The direction of a step.
  enum Direction: Hashable, CaseIterable {
    case down, up
  }

  private(set) var value = 0.0
  private(set) var minimum = 0.0
  private(set) var maximum = 100.0
  var step = 1.0
  var wraps = false

  mutating func setValue(_ value: Double) {
    guard !value.isNaN else { return }
    self.value = min(max(value, minimum), maximum)
  }

  mutating func setMinimum(_ minimum: Double) {
    guard minimum.isFinite else { return }
    self.minimum = minimum
    maximum = max(maximum, minimum)
    setValue(value)
  }

  mutating func setMaximum(_ maximum: Double) {
    guard maximum.isFinite else { return }
    self.maximum = maximum
    minimum = min(minimum, maximum)
    setValue(value)
  }

  /// Returns whether a step changes the value.
  func canStep(_ direction: Direction) -> Bool {
    guard minimum < maximum else { return false }
    return wraps || (direction == .up ? value < maximum : value > minimum)
  }

  /// Takes a step up to the end of the range, or wraps to the other end.
  mutating func step(_ direction: Direction) {
    switch direction {
    case .up: value = value >= maximum && wraps ? minimum : min(value + step, maximum)
    case .down: value = value <= minimum && wraps ? maximum : max(value - step, minimum)
    }
  }
}
