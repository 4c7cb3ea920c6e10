import Foundation
import Geometry
import TouchKit
import TouchKitTestSupport
import TouchKitTesting

/// A stage filled by a scroll view SV, 414 × 896, with content of 414 × 3000 and V in it.
@MainActor
final class ScrollScene {
  let stage: Stage
  let scrollView: TalkingScrollView
  let v: UIView
  let delegate = ScrollListener()

  init(content v: UIView = UIView(), contentSize: CGSize = CGSize(width: 414, height: 3000)) {
    stage = Stage()
    scrollView = TalkingScrollView(frame: rect(0, 0, 414, 896))
    scrollView.accessibilityIdentifier = "SV"
    scrollView.contentSize = contentSize
    scrollView.delegate = delegate
    self.v = v
    v.accessibilityIdentifier = "V"
    v.frame = rect(0, 0, 414, 3000)
    stage.rootView.addSubview(scrollView)
    scrollView.addSubview(v)
    stage.application.layoutIfNeeded()
  }

  /// Puts a finger down at (200, 500).
  func fingerDown() -> Finger {
    let finger = stage.makeFinger()
    finger.down(200, 500)
    return finger
  }

  /// Moves a finger from its place by steps of a vector, one step each 1/60 s.
  func move(_ finger: Finger, by step: CGVector, times: Int) {
    for _ in 0..<times {
      stage.advance(by: 1.0 / 60)
      guard let place = finger.location else { return }
      finger.move(place.x + step.dx, place.y + step.dy)
    }
  }

  var offset: CGFloat { scrollView.contentOffset.y }
}

/// A scroll view that logs the calls about its content.
final class TalkingScrollView: UIScrollView {
  var questions: [String] = []
  var mayBegin = true
  var mayCancel: Bool?

  override func touchesShouldBegin(
    _ touches: Set<UITouch>,
    with event: UIEvent?,
    in view: UIView
  ) -> Bool {
    questions.append("begin \(touches.count) in \(view.accessibilityIdentifier ?? "?")")
    return mayBegin
  }

  override func touchesShouldCancel(in view: UIView) -> Bool {
    questions.append("cancel in \(view.accessibilityIdentifier ?? "?")")
    return mayCancel ?? super.touchesShouldCancel(in: view)
  }
}

/// A delegate that logs its calls; consecutive movements count as one.
@MainActor
final class ScrollListener: NSObject, UIScrollViewDelegate {
  private(set) var story: [String] = []
  var onScroll: ((UIScrollView) -> Void)?
  var target: CGPoint?
  private(set) var proposal: CGPoint?
  private(set) var velocity = CGPoint.zero
  var zoomView: UIView?

  private func note(_ line: String) {
    if story.last != line { story.append(line) }
  }

  func clear() { story = [] }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    note("didScroll")
    onScroll?(scrollView)
  }

  func scrollViewDidZoom(_ scrollView: UIScrollView) { note("didZoom") }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("willBeginDragging") }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    note("willEndDragging")
    self.velocity = velocity
    proposal = targetContentOffset.pointee
    if let target { targetContentOffset.pointee = target }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("didEndDragging \(decelerate)")
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("willBeginDecelerating") }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("didEndDecelerating") }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    note("didEndScrollingAnimation")
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomView }

  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    note("willBeginZooming")
  }

  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  ) { note("didEndZooming") }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { note("didInset") }
}
