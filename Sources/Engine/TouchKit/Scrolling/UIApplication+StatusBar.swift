import Foundation

/// The effect of a tap on the status bar (Apple: UIScrollView).
extension UIApplication {
  /// Scrolls to the top of the only scroll view with `scrollsToTop`; returns the scroll view.
  ///
  /// With several such scroll views nothing scrolls, as on a phone. For tests, because a desktop has no status bar.
  @discardableResult
  package final func tapStatusBar() -> UIScrollView? {
    let wanting = scrollViewsInSight.filter(\.scrollsToTop)
    guard wanting.count == 1, let chosen = wanting.first,
      chosen.delegate?.scrollViewShouldScrollToTop(chosen) ?? true
    else { return nil }
    chosen.scrollToTop()
    return chosen
  }

  private var scrollViewsInSight: [UIScrollView] {
    var found: [UIScrollView] = []
    var waiting: [UIView] = keyWindow.map { [$0] } ?? []
    while let view = waiting.popLast() {
      guard !view.isHidden, view.alpha > 0 else { continue }
      if let view = view as? UIScrollView { found.append(view) }
      waiting += view.subviews
    }
    return found
  }
}

extension UIScrollView {
  fileprivate final func scrollToTop() {
    let top = CGPoint(x: contentOffset.x, y: -adjustedContentInset.top)
    guard top != contentOffset else { return delegate?.scrollViewDidScrollToTop(self) ?? () }
    scroll(to: top, animated: true, as: .toTop)
  }
}
