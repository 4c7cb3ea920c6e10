public import TouchKit

extension Stage {
  /// Taps where a phone has its status bar: the one scroll view in sight that scrolls to its top
  /// does so. Let time pass for it to arrive.
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
