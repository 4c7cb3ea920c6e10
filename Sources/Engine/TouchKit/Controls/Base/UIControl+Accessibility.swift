extension UIControl {
  /// Returns the control's accessibility values, with traits for the selected and the disabled state.
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

  /// Returns a value as a spoken percentage of a range.
  final func percent(_ value: Float, from minimum: Float, to maximum: Float) -> String {
    let range = maximum - minimum
    let part = range > 0 && value.isFinite ? (value - minimum) / range : 0
    return "\(Int((min(max(part, 0), 1) * 100).rounded()))%"
  }
}
