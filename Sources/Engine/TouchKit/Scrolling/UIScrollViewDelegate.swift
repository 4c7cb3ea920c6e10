public import Foundation

/// Called for what happens to a scroll view, and has a say in it.
///
/// All methods are optional; what a delegate leaves out does nothing. A drag that goes on by itself
/// calls, in this order: will begin dragging, did scroll for each movement, will end dragging, did
/// end dragging, will begin decelerating, did scroll, did end decelerating (Apple:
/// UIScrollViewDelegate).
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// The offset of the content changed, for whatever reason.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// The scale of the content changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)

  /// A finger begins to move the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// The finger that moved the content lifted.
  ///
  /// The velocity is in points per millisecond. The target is where the content will come to rest;
  /// the delegate may change it.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  )

  /// The finger that moved the content lifted, and the content goes on by itself or not.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// The content goes on by itself.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

  /// The content came to rest, or was stopped by a finger.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// A movement that was asked for came to its end.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// The view that grows and shrinks when the user zooms; nil, the default, for none.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?

  /// Two fingers begin to change the scale.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

  /// The scale has its final value.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  )

  /// The insets that the content has in the end changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)

  /// Decides whether a tap on the status bar brings the top of the content into sight; the default
  /// says yes.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

  /// The top of the content is in sight, after a tap on the status bar.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// Leaves the target.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// Does nothing.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView,
    willDecelerate decelerate: Bool
  ) {}

  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  /// Nothing zooms.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  /// Does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

  /// Does nothing.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  ) {}

  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}

  /// Says yes.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}
