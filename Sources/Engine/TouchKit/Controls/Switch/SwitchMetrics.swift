import Foundation

/// The sizes of a switch's parts, in points, and its durations.
enum SwitchMetrics {
  /// The size of a switch (Apple: UISwitch).
  static let size = CGSize(width: 51, height: 31)
  /// The distance of the knob from the edge.
  static let inset: CGFloat = 2
  /// The additional width of a pressed knob.
  static let stretch: CGFloat = 6
  /// The duration of the knob's move from one side to the other, in seconds.
  static let duration: TimeInterval = 0.2
}
