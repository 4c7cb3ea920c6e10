import Foundation

/// The content size, the insets, and the effects of their changes.
extension UIScrollView {
  /// The range of offsets at which the content can rest.
  package final var range: ScrollRange {
    let (inset, size, view) = (adjustedContentInset, contentSize, bounds.size)
    func axis(
      _ before: CGFloat,
      _ content: CGFloat,
      _ after: CGFloat,
      _ length: CGFloat,
      _ bounces: Bool,
      _ always: Bool
    ) -> ScrollAxis {
      ScrollAxis(
        minimum: -before,
        maximum: max(-before, content + after - length),
        length: length,
        bounces: bounces,
        alwaysBounces: always
      )
    }
    return ScrollRange(
      x: axis(
        inset.left,
        size.width,
        inset.right,
        view.width,
        bouncesHorizontally,
        alwaysBounceHorizontal
      ),
      y: axis(
        inset.top,
        size.height,
        inset.bottom,
        view.height,
        bouncesVertically,
        alwaysBounceVertical
      )
    )
  }

  /// The present time of the view's application.
  final var now: TimeInterval { attachedWindow?.application?.currentTime ?? 0 }

  /// Whether nothing moves the content.
  package final var isAtRest: Bool {
    scrolling.drag == nil && scrolling.zoom == nil && scrolling.motion == nil && !isTracking
  }

  /// Updates the content after a change of `bounds`.
  final func boundsDidChange(from old: CGRect) {
    let new = bounds
    guard new != old else { return }
    if new.size != old.size, isAtRest { bringIntoRange() }
    if bounds.origin != old.origin {
      setNeedsLayout()
      layOutIndicators()
      if !scrolling.isDriving { scrolling.motion?.goOn(from: bounds.origin, at: now) }
      refreshControl?.updateForPull()
      delegate?.scrollViewDidScroll(self)
    } else {
      refreshControl?.updateForPull()
      layOutIndicators()
    }
  }

  /// Updates the view after a change of the content's size or insets.
  final func contentDidChange(from old: UIEdgeInsets) {
    let new = contentInset
    if new != old {
      keepEdges(from: old, to: new)
      adjustedContentInsetDidChange()
    }
    if isAtRest { bringIntoRange() }
    layOutIndicators()
  }

  /// Keeps content at its top or left end if it rested there.
  private func keepEdges(from old: UIEdgeInsets, to new: UIEdgeInsets) {
    guard isAtRest else { return }
    var offset = contentOffset
    if offset.x == -old.left { offset.x = -new.left }
    if offset.y == -old.top { offset.y = -new.top }
    if offset != contentOffset { contentOffset = offset }
  }

  private func bringIntoRange() {
    let offset = range.clamped(contentOffset)
    // An offset that a client has set beyond the beginning stays.
    guard offset.x < contentOffset.x || offset.y < contentOffset.y else { return }
    contentOffset = CGPoint(
      x: min(offset.x, contentOffset.x),
      y: min(offset.y, contentOffset.y)
    )
  }

  // MARK: - Moving

  /// Shows an offset from a drag, a zoom or a motion.
  final func moveContent(to offset: CGPoint) {
    let wasDriving = scrolling.isDriving
    scrolling.isDriving = true
    contentOffset = offset
    scrolling.isDriving = wasDriving
    // The delegate can have set another offset.
    if contentOffset != offset { scrolling.motion?.goOn(from: contentOffset, at: now) }
  }

  final func scroll(
    to offset: CGPoint,
    animated: Bool,
    as kind: ScrollMotion.Kind = .animation
  ) {
    guard offset.x.isFinite, offset.y.isFinite else { return }
    stopMotion()
    guard animated, attachedWindow?.application != nil else {
      contentOffset = offset
      return
    }
    guard offset != contentOffset else { return }
    let scale = scrolling.scale
    begin(
      ScrollMotion(
        kind,
        from: ScrollMotion.Place(offset: contentOffset, scale: scale),
        to: ScrollMotion.Place(offset: offset, scale: scale),
        at: now
      )
    )
  }

  final func scroll(toShow rect: CGRect, animated: Bool) {
    let inset = adjustedContentInset
    let seen = bounds.inset(by: inset)
    func start(_ low: CGFloat, _ high: CGFloat, _ seenLow: CGFloat, _ seenHigh: CGFloat) -> CGFloat
    {
      if low < seenLow || high - low > seenHigh - seenLow { return low }
      return high > seenHigh ? seenLow + high - seenHigh : seenLow
    }
    guard !rect.isNull, !rect.isInfinite else { return }
    let goal = CGPoint(
      x: start(rect.minX, rect.maxX, seen.minX, seen.maxX) - inset.left,
      y: start(rect.minY, rect.maxY, seen.minY, seen.maxY) - inset.top
    )
    let offset = range.clamped(goal)
    if offset != contentOffset { setContentOffset(offset, animated: animated) }
  }
}

extension UIScrollView {
  /// Adopts the content size from constraints.
  final func adoptConstrainedContentSize() {
    guard let extent = constraintRecord?.contentSize, extent != ContentExtent() else { return }
    let size = CGSize(
      width: extent.width ?? contentSize.width,
      height: extent.height ?? contentSize.height
    )
    if size != contentSize { contentSize = size }
  }
}
