import TouchKit

extension UIView {
  /// Returns the view itself or the first one below it with an identifier.
  func firstView(identified identifier: String) -> UIView? {
    if accessibilityIdentifier == identifier { return self }
    return subviews.lazy.compactMap { $0.firstView(identified: identifier) }.first
  }
}
