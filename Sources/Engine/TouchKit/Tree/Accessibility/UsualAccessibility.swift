import Foundation

/// What a class of responders says of itself to assistive technologies where nothing is set.
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
