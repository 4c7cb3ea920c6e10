import Foundation

/// The sizes of a stepper's parts, in points.
enum StepperMetrics {
  /// The size of a stepper.
  static let size = CGSize(width: 94, height: 32)
}
