/// The vertical position of a label's shrunk line (Apple: UIBaselineAdjustment).
nonisolated public enum UIBaselineAdjustment: Int, Sendable {
  /// The baseline of the full size.
  case alignBaselines = 0
  /// The centre of the height.
  case alignCenters = 1
  /// The top of the full size.
  case none = 2
}
