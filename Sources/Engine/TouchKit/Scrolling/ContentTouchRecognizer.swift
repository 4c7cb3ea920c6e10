import TouchTrace
import Foundation

/// Keeps touches from the content of a scroll view until it is clear that they do not scroll.
///
/// It never recognises. While it has not failed the content receives nothing; it fails after a
/// while, or when the fingers lift.
final class ContentTouchRecognizer: UIGestureRecognizer {
  private weak var scrollView: UIScrollView?
  private var timer: TimerQueue.Ticket?
  /// Whether the finger stopped content that was moving, which was all it was for.
  private var hasCaught = false

  init(of scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
    cancelsTouchesInView = false
    delaysTouchesEnded = false
  }

  override var delaysTouchesBegan: Bool {
    get {
      guard let scrollView, scrollView.isScrollEnabled else { return false }
      return scrollView.delaysContentTouches || hasCaught
    }
    set {}
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if let scrollView, scrollView.isScrollEnabled, scrollView.catchMotion() { hasCaught = true }
    if hasCaught {
      // In their order of arrival: that of a set is another one in each run.
      for touch in attempt.touches where touches.contains(touch) { keep(touch) }
      return
    }
    guard timer == nil else { return }
    guard delaysTouchesBegan, let application else { return giveWay(.clientCode) }
    let delay = limits.contentDelay
    restart(&timer, at: application.currentTime + delay) { [self] in
      giveWay(.reached(.duration, measured: delay, needed: delay))
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    giveWayIfLifted(.lifted)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    giveWayIfLifted(.touchesCancelled)
  }

  private func giveWayIfLifted(_ cause: GestureCause) {
    guard attempt.touches.allSatisfy(\.isOver) else { return }
    if hasCaught { scrollView?.releaseCaught() }
    giveWay(cause)
  }

  /// Lets the content have its touches, unless the scroll view does not want that.
  private func giveWay(_ cause: GestureCause) {
    stop(&timer)
    askScrollView()
    enter(.failed, cause)
  }

  /// Keeps from the content for good what the scroll view does not want it to have.
  private func askScrollView() {
    guard let scrollView, let event = application?.router.event else { return }
    for touch in attempt.touches where touch.delivery.stage == .unseen {
      guard let view = touch.state.view, view !== scrollView, view.isDescendant(of: scrollView)
      else { continue }
      if !scrollView.touchesShouldBegin([touch], with: event, in: view) { keep(touch) }
    }
  }

  /// Keeps a touch from the content for good.
  private func keep(_ touch: UITouch) {
    guard touch.delivery.stage != .over else { return }
    if let arena, arena.trace.isOn { touch.noteTaking(by: self, in: arena.trace) }
    touch.leaveView(in: arena?.trace)
  }

  override func reset() {
    super.reset()
    stop(&timer)
    hasCaught = false
  }
}
