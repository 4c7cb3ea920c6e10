import Foundation

/// The sizes of a switch's parts, in points, and its times.
enum SwitchMetrics {
  /// The size of a switch (Apple: UISwitch).
  static let size = CGSize(width: 51, height: 31)
  /// How far the knob stays away from the edge.
  static let inset: CGFloat = 2
  /// How much wider the knob is under a finger.
  static let stretch: CGFloat = 6
  /// How long the knob needs from one side to the other, in seconds.
  static let duration: TimeInterval = 0.2
}
