public import Foundation
public import TouchKit

/// A scroll view's delegate that logs every call, with the content's offset.
@preconcurrency @MainActor
open class ProbeScrollDelegate: NSObject, UIScrollViewDelegate {
  /// The log that receives the calls.
  public let log: ProbeLog
  /// The view that is zoomed; nil by default.
  public var zoomedView: UIView?

  // Isolated to no actor, for the reason given in `Stage`.
  nonisolated deinit {}

  /// Creates a delegate with a log.
  public init(log: ProbeLog) {
    self.log = log
    super.init()
  }

  /// Logs the call.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) { add("DidScroll", scrollView) }

  /// Logs the call.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) { add("DidZoom", scrollView) }

  /// Logs the call.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    add("WillBeginDragging", scrollView)
  }

  /// Logs the call.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    add("WillBeginDecelerating", scrollView)
  }

  /// Logs the call.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    add("DidEndDecelerating", scrollView)
  }

  /// Logs the call.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    add("DidEndScrollingAnimation", scrollView)
  }

  /// Logs the call.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    add("WillEndDragging", scrollView)
  }

  /// Logs the call, and whether the content decelerates.
  open func scrollViewDidEndDragging(
    _ scrollView: UIScrollView,
    willDecelerate decelerate: Bool
  ) {
    add("DidEndDragging" + (decelerate ? "→decelerates" : ""), scrollView)
  }

  /// Returns `zoomedView`.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomedView }

  /// Logs the call.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    add("WillBeginZooming", scrollView)
  }

  /// Logs the call.
  open func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  ) {
    add("DidEndZooming", scrollView)
  }

  private func add(_ call: String, _ view: UIScrollView) {
    let place = ProbeLog.text(of: view.contentOffset)
    log.add(view.accessibilityIdentifier ?? "scrollView", call, [place])
  }
}
