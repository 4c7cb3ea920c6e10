import TouchTrace
import Foundation
import Geometry

/// The recognizer that scrolls the content of a scroll view.
final class ScrollPanRecognizer: UIPanGestureRecognizer {
  /// The scroll view, which can differ from the recognizer's view because clients can attach it to another one.
  private weak var scrollView: UIScrollView?

  init(of scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
    allowedScrollTypesMask = .all
    // All published logs of devices print this value: a finger resting on the scroll view does not keep a control in it
    // from receiving the end of another touch.
    delaysTouchesEnded = false
    // Subclasses of scroll views control it by becoming a recognizer's delegate.
    delegate = scrollView as? any UIGestureRecognizerDelegate
  }

  /// Whether fingers are down that scroll the content or can still do so.
  var holdsFingers: Bool {
    machine.state != .failed && attempt.touches.contains { !$0.isOver }
  }

  override var leavesWheelToView: Bool { (view as? UIScrollView)?.panGestureRecognizer === self }

  // A scroll view whose pan allows two fingers scrolls with three (one report, iOS 8).
  override var allowsMoreFingers: Bool { true }

  override func allowsBeginning(along movement: CGVector) -> Bool {
    scrollView?.wantsDrag(along: convert(movement, to: scrollView)) ?? false
  }

  override var state: State {
    get { super.state }
    set {
      guard newValue == .began, super.state == .possible else { return super.state = newValue }
      if let refusal {
        cause = refusal
        super.state = .failed
      } else {
        super.state = newValue
      }
    }
  }

  /// The reason why the scroll view or a view in its content prevents the scroll; nil if none does.
  private var refusal: GestureCause? {
    guard let scrollView else { return .removed }
    if let view = scrollView.contentThatKeeps(attempt.history) {
      return .vetoedByView(view.snapshot())
    }
    // A delegate is called for every recognizer.
    guard delegate !== scrollView, !scrollView.gestureRecognizerShouldBegin(self) else {
      return nil
    }
    return .vetoedByView(scrollView.snapshot())
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !isPartner(preventedGestureRecognizer)
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    !isPartner(preventingGestureRecognizer)
  }

  /// Returns whether a recognizer belongs to the same scroll view and recognizes simultaneously with this one.
  private func isPartner(_ other: UIGestureRecognizer) -> Bool {
    other is ScrollPinchRecognizer && other.view === scrollView
  }

  override func tellOwner() { scrollView?.dragContent(with: self) }
}

/// The recognizer that zooms a scroll view's content.
final class ScrollPinchRecognizer: UIPinchGestureRecognizer {
  private weak var scrollView: UIScrollView?

  init(of scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
    delegate = scrollView as? any UIGestureRecognizerDelegate
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventedGestureRecognizer.view !== scrollView
      || !(preventedGestureRecognizer is ScrollPanRecognizer)
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventingGestureRecognizer.view !== scrollView
      || !(preventingGestureRecognizer is ScrollPanRecognizer)
  }

  override func tellOwner() { scrollView?.zoomContent(with: self) }
}
