import Foundation
import Geometry

/// Scrolling with a finger.
extension UIScrollView {
  /// Scrolls with the pan recognizer.
  final func dragContent(with pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      beginDrag()
      drag(by: pan)
    case .changed: drag(by: pan)
    case .ended: endDrag(velocity: throwingVelocity(of: pan))
    case .cancelled, .failed: endDrag(velocity: .zero)
    case .possible: break
    }
  }

  private func beginDrag() {
    stopMotion()
    dragWillBegin()
    // There is no keyboard on the screen that a finger could push out gradually.
    if keyboardDismissMode != .none { attachedWindow?.endEditing(true) }
    let offset = contentOffset
    scrolling.drag = ScrollDrag(
      raw: range.unpulled(offset),
      shown: offset,
      lock: lock(for: pan.translation(in: self)),
      time: now
    )
    showIndicators()
    delegate?.scrollViewWillBeginDragging(self)
  }

  /// Returns the axis to which a drag with this start is locked.
  private func lock(for translation: CGPoint) -> ScrollDrag.Lock {
    guard isDirectionalLockEnabled else { return .none }
    let velocity = pan.velocity(in: self)
    let (x, y) = (abs(translation.x) + abs(velocity.x), abs(translation.y) + abs(velocity.y))
    if x > 2 * y { return .horizontal }
    return y > 2 * x ? .vertical : .none
  }

  private func drag(by pan: UIPanGestureRecognizer) {
    guard var drag = scrolling.drag else { return }
    let translation = pan.translation(in: self)
    let step = CGPoint(x: translation.x - drag.translation.x, y: translation.y - drag.translation.y)
    drag.translation = translation
    if step != .zero { drag.time = now }
    guard scrolling.zoom == nil else {
      // The zoom scrolls the content with the fingers.
      scrolling.drag = drag
      return
    }
    let range = self.range
    if contentOffset != drag.shown { drag.raw = range.unpulled(contentOffset) }
    if drag.lock != .vertical { drag.raw.x -= step.x }
    if drag.lock != .horizontal { drag.raw.y -= step.y }
    let offset = shownOffset(for: drag.raw, in: range)
    drag.shown = offset
    scrolling.drag = drag
    moveContent(to: offset)
  }

  /// Returns the shown offset for the offset of the finger; axes that cannot move keep theirs.
  private func shownOffset(for raw: CGPoint, in range: ScrollRange) -> CGPoint {
    let pulled = range.pulled(to: raw)
    return CGPoint(
      x: range.x.isMovable ? pulled.x : contentOffset.x,
      y: range.y.isMovable ? pulled.y : contentOffset.y
    )
  }

  /// Returns the speed of the content when the finger lifts, in points per second.
  private func throwingVelocity(of pan: UIPanGestureRecognizer) -> CGPoint {
    guard let drag = scrolling.drag, now - drag.time <= pan.limits.scrollRest else { return .zero }
    let velocity = pan.velocity(in: self)
    let range = self.range
    return CGPoint(
      x: range.x.isMovable && drag.lock != .vertical ? -velocity.x : 0,
      y: range.y.isMovable && drag.lock != .horizontal ? -velocity.y : 0
    )
  }

  private func endDrag(velocity: CGPoint) {
    guard scrolling.drag != nil else { return }
    guard scrolling.zoom == nil else {
      scrolling.drag = nil
      delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
      return
    }
    refreshControl?.dragWillEnd()
    let proposal = restingPlace(after: velocity)
    let velocityPerMillisecond = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
    var goal = restingPlace(instead: proposal, velocity: velocityPerMillisecond)
    delegate?.scrollViewWillEndDragging(
      self,
      withVelocity: velocityPerMillisecond,
      targetContentOffset: &goal
    )
    guard scrolling.drag != nil else { return }
    scrolling.drag = nil
    leave(velocity, for: goal == proposal && !isPagingEnabled ? nil : goal)
  }

  /// Starts the motion after the finger has lifted, to a goal if the delegate or paging set one.
  private func leave(_ velocity: CGPoint, for goal: CGPoint?) {
    let sound = goal.map { $0.x.isFinite && $0.y.isFinite } ?? true
    // Outside a window there are no frames in which to move.
    let isShown = attachedWindow != nil
    let motion = isShown ? settle(velocity: velocity, goal: sound ? goal : nil) : nil
    delegate?.scrollViewDidEndDragging(self, willDecelerate: motion != nil)
    guard let motion, scrolling.motion == nil, scrolling.drag == nil else {
      if scrolling.motion == nil, scrolling.drag == nil { didComeToRest() }
      return hideIndicators()
    }
    begin(motion)
    delegate?.scrollViewWillBeginDecelerating(self)
  }

  // MARK: - Catching

  /// Stops decelerating content because of a new touch; returns whether it did.
  final func catchMotion() -> Bool {
    guard isDecelerating else { return false }
    stopMotion()
    return true
  }

  /// Moves content that a touch stopped to an offset at which it can rest.
  final func releaseCaught() {
    guard isAtRest || (scrolling.drag == nil && scrolling.motion == nil) else { return }
    let goal = isPagingEnabled ? restingPlace(after: .zero) : nil
    if let motion = settle(velocity: .zero, goal: goal) { begin(motion) }
  }

  // MARK: - Which drags

  /// Returns whether the content scrolls with a movement of the finger, in the view's coordinates.
  ///
  /// The content has to be able to move along the main axis of the movement. At an end of the content, a scroll view
  /// further up that can still move scrolls instead.
  final func wantsDrag(along way: CGVector) -> Bool {
    let isHorizontal = abs(way.dx) > abs(way.dy)
    let axis = isHorizontal ? range.x : range.y
    guard axis.isMovable else { return false }
    let offset = isHorizontal ? contentOffset.x : contentOffset.y
    let direction = isHorizontal ? -way.dx : -way.dy
    guard !axis.canMove(from: offset, towards: direction) else { return true }
    return !hasMovableAncestor(isHorizontal, direction)
  }

  private func hasMovableAncestor(_ isHorizontal: Bool, _ direction: CGFloat) -> Bool {
    var current = parent
    while let view = current {
      if let view = view as? UIScrollView, view.isScrollEnabled {
        let axis = isHorizontal ? view.range.x : view.range.y
        let offset = isHorizontal ? view.contentOffset.x : view.contentOffset.y
        if axis.canMove(from: offset, towards: direction) { return true }
      }
      current = view.parent
    }
    return false
  }

  /// Returns the content view that keeps its moving touch; nil if the touch can be cancelled.
  final func contentThatKeeps(_ touches: [UITouch]) -> UIView? {
    for touch in touches where touch.delivery.stage == .seen {
      guard let view = touch.state.view, view !== self else { continue }
      if !canCancelContentTouches || !touchesShouldCancel(in: view) { return view }
    }
    return nil
  }
}
