/// Where a label's line lies whose letters were made smaller to fit (Apple: UIBaselineAdjustment).
nonisolated public enum UIBaselineAdjustment: Int, Sendable {
  /// On the baseline that it had in full size.
  case alignBaselines = 0
  /// In the middle of the height.
  case alignCenters = 1
  /// Its top where that of the full size was.
  case none = 2
}
