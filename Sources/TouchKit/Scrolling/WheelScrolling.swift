import Foundation
import Geometry

/// Scrolls with the wheel of a mouse.
///
/// On a device a trackpad does this.
@MainActor
struct WheelScrolling {
  let application: UIApplication

  /// How far one line of the wheel goes, in points (our choice).
  private static let line: CGFloat = 40

  /// Moves what is under a point of the screen by lines of the wheel, at once and never beyond its
  /// ends.
  ///
  /// Of scroll views inside each other the innermost moves that can.
  func scroll(at screenPoint: CGPoint, lines: CGVector) {
    guard screenPoint.x.isFinite, screenPoint.y.isFinite else { return }
    for window in WindowStack(registry: application.registry).frontToBack {
      guard let point = window.geometry.inward(screenPoint),
        let view = window.hitTest(point, with: nil)
      else { continue }
      return scroll(from: view, lines)
    }
  }

  private func scroll(from view: UIView, _ lines: CGVector) {
    var rest = CGVector(dx: step(lines.dx), dy: step(lines.dy))
    var current: UIView? = view
    while let view = current, rest != CGVector.zero {
      if let view = view as? UIScrollView, view.isScrollEnabled { move(view, &rest) }
      current = view.parent
    }
  }

  /// Moves a view, in each direction in which it still can.
  private func move(_ view: UIScrollView, _ rest: inout CGVector) {
    guard view.scrolling.drag == nil, view.scrolling.zoom == nil else { return }
    let range = view.range
    var offset = view.contentOffset
    if rest.dx != 0, range.x.hasRange, range.x.canMove(from: offset.x, towards: rest.dx) {
      offset.x = range.x.clamped(offset.x + rest.dx)
      rest.dx = 0
    }
    if rest.dy != 0, range.y.hasRange, range.y.canMove(from: offset.y, towards: rest.dy) {
      offset.y = range.y.clamped(offset.y + rest.dy)
      rest.dy = 0
    }
    guard offset != view.contentOffset else { return }
    view.stopMotion()
    view.showIndicators()
    view.contentOffset = offset
    view.hideIndicators()
  }

  private func step(_ lines: CGFloat) -> CGFloat {
    lines.isFinite ? min(max(lines, -1000), 1000) * Self.line : 0
  }
}
