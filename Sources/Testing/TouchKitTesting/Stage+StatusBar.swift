public import TouchKit

extension Stage {
  /// Taps at the place of a phone's status bar, which scrolls the only visible scroll view to its top.
  ///
  /// The scroll view must allow it (`scrollsToTop`), and must be the only one that does. Advance time until it
  /// arrives.
  ///
  /// Returns that view. Returns nil if no view or more than one allows it, or if its delegate refuses.
  @discardableResult
  public func tapStatusBar() -> UIScrollView? {
    application.finishFrame()
    defer { application.finishFrame() }
    return application.tapStatusBar()
  }
}
