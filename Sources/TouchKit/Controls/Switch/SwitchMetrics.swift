import Foundation

/// The sizes of a switch's parts, in points.
enum SwitchMetrics {
  /// The size of a switch (Apple: UISwitch).
  static let size = CGSize(width: 51, height: 31)
  /// How far the knob stays away from the edge.
  static let inset: CGFloat = 2
}
