extension UIControl {
  /// What a control says of itself: where it is, and whether it is selected or disabled.
  package final func usualOfControl(
    _ traits: UIAccessibilityTraits = .none,
    label: String? = nil,
    value: String? = nil
  ) -> UsualAccessibility {
    var all = traits
    if isSelected { all.insert(.selected) }
    if !isEnabled { all.insert(.notEnabled) }
    return usual(all, label: label, value: value)
  }

  /// A part of a whole in per cent, as it is said.
  final func percent(_ value: Float, from minimum: Float, to maximum: Float) -> String {
    let range = maximum - minimum
    let part = range > 0 && value.isFinite ? (value - minimum) / range : 0
    return "\(Int((min(max(part, 0), 1) * 100).rounded()))%"
  }
}
