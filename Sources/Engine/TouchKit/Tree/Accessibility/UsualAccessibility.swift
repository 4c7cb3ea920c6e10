import Foundation

/// The default accessibility properties of a class of responders.
@_spi(Components) public struct UsualAccessibility {
  package var isElement = false
  var traits = UIAccessibilityTraits.none
  var label: String?
  package var value: String?
  var frame = CGRect.zero
}

extension UIResponder {
  /// The accessibility properties that were set; created on first access.
  final var accessibility: AccessibilityFacts {
    if let facts { return facts }
    let made = AccessibilityFacts()
    facts = made
    return made
  }
}

extension UIView {
  /// Returns the default accessibility properties of a view, including its frame on the screen.
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
