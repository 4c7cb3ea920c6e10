import Foundation

/// Motion without a finger, with a step per frame.
extension UIScrollView {
  /// Begins a motion.
  final func begin(_ motion: ScrollMotion) {
    scrolling.motion = motion
    showIndicators()
    awaitStep()
  }

  private func awaitStep() {
    guard let application = attachedWindow?.application else { return stopMotion() }
    application.cancel(scrolling.ticket)
    scrolling.ticket = application.schedule(at: application.nextFrame()) { [weak self] in
      self?.step()
    }
  }

  private func step() {
    scrolling.ticket = nil
    guard let motion = scrolling.motion else { return }
    let time = now
    if let scale = motion.scale(at: time) { showScale(scale) }
    moveContent(to: motion.offset(at: time))
    // Clients can have stopped it or begun another one.
    guard scrolling.motion != nil, scrolling.ticket == nil else { return }
    if motion.isOver(at: time) { endMotion() } else { awaitStep() }
  }

  /// Ends the motion at its goal.
  private func endMotion() {
    guard let kind = scrolling.motion?.kind else { return }
    forgetMotion()
    hideIndicators()
    switch kind {
    case .deceleration: delegate?.scrollViewDidEndDecelerating(self)
    case .animation: delegate?.scrollViewDidEndScrollingAnimation(self)
    case .toTop: delegate?.scrollViewDidScrollToTop(self)
    case .zoom, .zoomBounce: endZooming()
    }
    if scrolling.motion == nil, scrolling.drag == nil { didComeToRest() }
  }

  /// Stops the motion at its present position.
  final func stopMotion() {
    guard let kind = scrolling.motion?.kind else { return }
    forgetMotion()
    hideIndicators()
    switch kind {
    case .deceleration: delegate?.scrollViewDidEndDecelerating(self)
    case .zoom, .zoomBounce: endZooming()
    case .animation, .toTop: break
    }
  }

  /// Stops the motion when the view leaves its window and notifies the delegate afterwards.
  final func stopAsWindowChanges() {
    guard isDecelerating, let application = attachedWindow?.application else {
      return forgetMotion()
    }
    forgetMotion()
    _ = application.schedule(at: application.currentTime) { [self] in
      delegate?.scrollViewDidEndDecelerating(self)
    }
  }

  private func forgetMotion() {
    attachedWindow?.application?.cancel(scrolling.ticket)
    scrolling.ticket = nil
    scrolling.motion = nil
  }

  /// Returns the motion to an offset at which the content can rest, with an initial speed.
  ///
  /// The speed is in points per second. Returns nil if no motion is necessary.
  final func settle(velocity: CGPoint, goal: CGPoint?) -> ScrollMotion? {
    let (range, offset) = (range, contentOffset)
    let rate = isPagingEnabled ? DecelerationRate.fast.rawValue : decelerationRate.rawValue
    let x = AxisMotion(
      from: offset.x,
      velocity: velocity.x,
      goal: goal?.x,
      rate: rate,
      in: range.x
    )
    let y = AxisMotion(
      from: offset.y,
      velocity: velocity.y,
      goal: goal?.y,
      rate: rate,
      in: range.y
    )
    guard x.length > 0 || y.length > 0 else { return nil }
    return ScrollMotion(x: x, y: y, at: now)
  }

  /// Returns the offset at which the content would come to rest with an initial speed.
  final func restingPlace(after velocity: CGPoint) -> CGPoint {
    let (range, offset) = (range, contentOffset)
    if isPagingEnabled {
      return CGPoint(
        x: PageGrid(axis: range.x).goal(from: offset.x, velocity: velocity.x),
        y: PageGrid(axis: range.y).goal(from: offset.y, velocity: velocity.y)
      )
    }
    let rate = decelerationRate.rawValue
    return range.clamped(
      CGPoint(
        x: AxisMotion.goal(from: offset.x, velocity: velocity.x, rate: rate),
        y: AxisMotion.goal(from: offset.y, velocity: velocity.y, rate: rate)
      )
    )
  }
}
