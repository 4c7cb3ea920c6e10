import Foundation

/// What a class of responders says of itself, for those who do not see it, where nothing is set.
@_spi(Components) public struct UsualAccessibility {
  package var isElement = false
  var traits = UIAccessibilityTraits.none
  var label: String?
  package var value: String?
  var frame = CGRect.zero
}

extension UIResponder {
  /// What was said about it, to be added to.
  final var accessibility: AccessibilityFacts {
    if let facts { return facts }
    let made = AccessibilityFacts()
    facts = made
    return made
  }
}

extension UIView {
  /// What a view says of itself: where it is.
  package final func usual(
    _ traits: UIAccessibilityTraits = .none,
    isElement: Bool = true,
    label: String? = nil,
    value: String? = nil
  ) -> UsualAccessibility {
    UsualAccessibility(
      isElement: isElement,
      traits: traits,
      label: label,
      value: value,
      frame: convert(bounds, to: nil)
    )
  }
}

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
