import Foundation
import Geometry

/// Scrolling with the wheel of a mouse, at once and never beyond the ends.
///
/// On a device a trackpad does this. Among nested scroll views, the innermost one that can move scrolls.
extension UIScrollView: WheelFollower {
  final func scroll(with event: WheelEvent) {
    guard isScrollEnabled, pan.allowedScrollTypesMask.contains(.discrete), scrolling.drag == nil,
      scrolling.zoom == nil
    else { return }
    let range = range
    var offset = contentOffset
    let step = CGVector(dx: event.points(event.rest.dx), dy: event.points(event.rest.dy))
    if step.dx != 0, range.x.hasRange, range.x.canMove(from: offset.x, towards: step.dx) {
      offset.x = range.x.clamped(offset.x + step.dx)
      event.rest.dx = 0
    }
    if step.dy != 0, range.y.hasRange, range.y.canMove(from: offset.y, towards: step.dy) {
      offset.y = range.y.clamped(offset.y + step.dy)
      event.rest.dy = 0
    }
    guard offset != contentOffset else { return }
    stopMotion()
    dragWillBegin()
    showIndicators()
    contentOffset = offset
    hideIndicators()
  }
}
