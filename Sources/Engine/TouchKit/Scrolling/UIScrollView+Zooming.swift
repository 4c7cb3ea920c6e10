import Foundation
import Geometry

/// Zooming of the content.
extension UIScrollView {
  /// Whether the limits allow zooming.
  final var canZoom: Bool { maximumZoomScale > minimumZoomScale }

  private var zoomLimits: ZoomLimits {
    ZoomLimits(minimum: minimumZoomScale, maximum: maximumZoomScale, bounces: bouncesZoom)
  }

  private var zoomView: UIView? { delegate?.viewForZooming(in: self) }

  final func zoomLimitsDidChange() {
    if canZoom { attach(pinch) } else { detach(pinch) }
    guard scrolling.zoom == nil, scrolling.motion?.kind != .zoomBounce else { return }
    let scale = zoomLimits.clamped(scrolling.scale)
    if scale != scrolling.scale, zoomView != nil { setZoomScale(scale, animated: false) }
  }

  // MARK: - Showing

  /// Shows the content at a scale.
  final func showScale(_ scale: CGFloat) {
    guard scale.isFinite, scale > 0, let view = zoomView, scale != scrolling.scale else { return }
    scrolling.scale = scale
    let origin = view.frame.origin
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    view.frame.origin = origin
    contentSize = view.frame.size
    delegate?.scrollViewDidZoom(self)
  }

  /// Returns the offset that shows a point of the content, given at a scale of 1, at a position.
  private func offset(showing anchor: CGPoint, at place: CGPoint, scale: CGFloat) -> CGPoint {
    CGPoint(x: anchor.x * scale - place.x, y: anchor.y * scale - place.y)
  }

  /// Returns the point of the content, at a scale of 1, that is shown at a position.
  private func anchor(at place: CGPoint) -> CGPoint {
    let offset = contentOffset
    return CGPoint(
      x: (place.x + offset.x) / scrolling.scale,
      y: (place.y + offset.y) / scrolling.scale
    )
  }

  // MARK: - By fingers

  /// Zooms with the pinch recognizer.
  final func zoomContent(with pinch: UIPinchGestureRecognizer) {
    switch pinch.state {
    case .began:
      beginZoom(pinch)
      zoom(by: pinch)
    case .changed: zoom(by: pinch)
    case .ended, .cancelled, .failed: endZoom()
    case .possible: break
    }
  }

  private func beginZoom(_ pinch: UIPinchGestureRecognizer) {
    guard let view = zoomView else { return }
    stopMotion()
    scrolling.zoom = ScrollZoom(
      view: view,
      scale: scrolling.scale,
      anchor: anchor(at: place(of: pinch))
    )
    showIndicators()
    delegate?.scrollViewWillBeginZooming(self, with: view)
  }

  /// Returns the position of the fingers, from the view's top left corner.
  private func place(of pinch: UIPinchGestureRecognizer) -> CGPoint {
    let location = pinch.location(in: self)
    return CGPoint(x: location.x - bounds.minX, y: location.y - bounds.minY)
  }

  private func zoom(by pinch: UIPinchGestureRecognizer) {
    guard let zoom = scrolling.zoom else { return }
    let scale = zoomLimits.pulled(to: zoom.scale * pinch.scale)
    showScale(scale)
    let wanted = offset(showing: zoom.anchor, at: place(of: pinch), scale: scrolling.scale)
    let range = self.range
    moveContent(to: range.pulled(to: wanted))
  }

  private func endZoom() {
    guard scrolling.zoom != nil else { return }
    scrolling.zoom = nil
    let goal = zoomLimits.clamped(scrolling.scale)
    let centre = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    if goal != scrolling.scale {
      animate(.zoomBounce, to: goal, showing: anchor(at: centre), at: centre)
    } else {
      endZooming()
      if isAtRest, let motion = settle(velocity: .zero, goal: nil) { begin(motion) }
    }
    hideIndicators()
  }

  /// Notifies the delegate of the final scale.
  final func endZooming() {
    delegate?.scrollViewDidEndZooming(self, with: zoomView, atScale: scrolling.scale)
  }

  // MARK: - By clients

  final func zoom(to scale: CGFloat, animated: Bool) {
    let centre = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    zoom(to: zoomLimits.clamped(scale), showing: anchor(at: centre), at: centre, animated)
  }

  final func zoom(toShow rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else { return }
    let scale = min(bounds.width / rect.width, bounds.height / rect.height)
    let centre = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    let middle = CGPoint(x: rect.midX, y: rect.midY)
    zoom(to: zoomLimits.clamped(scale), showing: middle, at: centre, animated)
  }

  private func zoom(
    to scale: CGFloat,
    showing anchor: CGPoint,
    at place: CGPoint,
    _ animated: Bool
  ) {
    guard zoomView != nil else { return }
    stopMotion()
    if animated, attachedWindow?.application != nil {
      animate(.zoom, to: scale, showing: anchor, at: place)
    } else {
      showScale(scale)
      contentOffset = range.clamped(offset(showing: anchor, at: place, scale: scale))
    }
  }

  private func animate(
    _ kind: ScrollMotion.Kind,
    to scale: CGFloat,
    showing anchor: CGPoint,
    at place: CGPoint
  ) {
    let goal = rangeAfterZoom(to: scale)
      .clamped(offset(showing: anchor, at: place, scale: scale))
    begin(
      ScrollMotion(
        kind,
        from: ScrollMotion.Place(offset: contentOffset, scale: scrolling.scale),
        to: ScrollMotion.Place(offset: goal, scale: scale),
        at: now
      )
    )
  }

  /// Returns the range of offsets at another scale.
  private func rangeAfterZoom(to scale: CGFloat) -> ScrollRange {
    var result = range
    guard let view = zoomView else { return result }
    let (size, inset) = (view.bounds.size, adjustedContentInset)
    let width = size.width * scale + inset.right
    let height = size.height * scale + inset.bottom
    result.x.maximum = max(result.x.minimum, width - bounds.width)
    result.y.maximum = max(result.y.minimum, height - bounds.height)
    return result
  }
}
