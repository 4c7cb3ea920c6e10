import TouchTrace
import Foundation

/// A recognizer that withholds touches from a scroll view's content until they are known not to scroll.
///
/// It never recognizes. Until it fails, the content receives nothing; it fails after a delay, or when the fingers lift.
final class ContentTouchRecognizer: UIGestureRecognizer {
  private weak var scrollView: UIScrollView?
  private var timer: TimerQueue.Ticket?
  /// Whether the touch only stopped moving content.
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
      // The touches are in their order of arrival, because the order of a set differs between runs.
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

  /// Fails, so that the content receives its touches, unless the scroll view refuses them.
  private func giveWay(_ cause: GestureCause) {
    stop(&timer)
    askScrollView()
    enter(.failed, cause)
  }

  /// Withholds touches from the content if the scroll view refuses to deliver them.
  private func askScrollView() {
    guard let scrollView, let event = application?.router.event else { return }
    for touch in attempt.touches where touch.delivery.stage == .unseen {
      guard let view = touch.state.view, view !== scrollView, view.isDescendant(of: scrollView)
      else { continue }
      if !scrollView.touchesShouldBegin([touch], with: event, in: view) { keep(touch) }
    }
  }

  /// Withholds a touch from the content permanently.
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
