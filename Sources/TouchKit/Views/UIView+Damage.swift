import Foundation
import Geometry

extension UIView {
  /// Changes how the view looks and marks what it covered and covers for redrawing.
  final func updateAppearance(_ change: () -> Void) {
    damageExtent()
    changeLook(change)
    damageExtent()
  }

  /// Marks what the view and its subviews cover for redrawing; nothing if they cannot be seen.
  final func damageExtent() {
    guard let window = attachedWindow, let application = window.application, !window.traits.isHidden
    else { return }
    var rect = extent
    var view = self
    while let parent = view.parent {
      if view.traits.isHidden { return }
      rect = Quad(rect, transform: view.shownGeometry.outwardTransform).boundingBox
      if parent.traits.clipsToBounds { rect = rect.cut(to: parent.shownGeometry.bounds) }
      view = parent
    }
    application.damage.add(
      Quad(rect, transform: view.shownGeometry.outwardTransform).boundingBox.insetBy(dx: -1, dy: -1)
    )
  }

  /// The smallest rectangle around the view and what sticks out of it, in its own coordinates.
  final var extent: CGRect {
    var result = shownGeometry.bounds
    guard !traits.clipsToBounds, !children.isEmpty else { return result }
    var pending = children.map { ($0, CGAffineTransform.identity) }
    while let (view, outer) = pending.popLast() {
      guard !view.traits.isHidden else { continue }
      let geometry = view.shownGeometry
      let transform = geometry.outwardTransform.concatenating(outer)
      result = result.union(Quad(geometry.bounds, transform: transform).boundingBox)
      guard !view.traits.clipsToBounds else { continue }
      pending.append(contentsOf: view.children.map { ($0, transform) })
    }
    return result
  }
}

extension CGRect {
  /// The part inside another rectangle; all of that one where numbers are none.
  fileprivate func cut(to other: CGRect) -> CGRect {
    // Foundation's own intersection stops the program for such numbers.
    guard minX.isFinite, minY.isFinite, maxX.isFinite, maxY.isFinite else { return other }
    return intersection(other)
  }
}
