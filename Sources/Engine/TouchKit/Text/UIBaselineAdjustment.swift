/// The vertical position of a label's shrunk line (Apple: UIBaselineAdjustment).
nonisolated public enum UIBaselineAdjustment: Int, Sendable {
  /// On the baseline of the full size.
  case alignBaselines = 0
  /// Centred in the height.
  case alignCenters = 1
  /// With the top of the full size.
  case none = 2
}
