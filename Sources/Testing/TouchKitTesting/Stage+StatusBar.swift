public import TouchKit

extension Stage {
  /// Taps where a phone has its status bar: the only scroll view in sight goes to its top.
  ///
  /// It has to want it (`scrollsToTop`), and to be the only one that does. Let time pass for it to
  /// arrive.
  ///
  /// Answers that view; nil when none does, because none or more than one wants to, or its delegate
  /// refuses.
  @discardableResult
  public func tapStatusBar() -> UIScrollView? {
    application.finishFrame()
    defer { application.finishFrame() }
    return application.tapStatusBar()
  }
}
