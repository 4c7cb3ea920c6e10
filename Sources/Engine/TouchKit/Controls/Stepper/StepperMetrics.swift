import Foundation

/// The sizes of a stepper's parts, in points (the size is a device's, the rest our choice).
enum StepperMetrics {
  /// The size of a stepper.
  static let size = CGSize(width: 94, height: 32)
  /// The radius of the corners.
  static let cornerRadius: CGFloat = 8
  /// The length of the strokes of plus and minus.
  static let glyph: CGFloat = 14
  /// The thickness of the strokes.
  static let stroke: CGFloat = 2
  /// The height of the line between the halves.
  static let divider: CGFloat = 18
}
