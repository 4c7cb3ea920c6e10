import Foundation
import Geometry

extension UIView {
  /// Changes the geometry, and redraws the areas before and after the change.
  ///
  /// Another size lays out the view and its superview. Another origin of the bounds lays out the view itself.
  final func updateGeometry(_ change: (inout ViewGeometry) -> Void) {
    let old = geometry
    var changed = old
    change(&changed)
    guard changed != old else { return }
    let oldSize = old.bounds.size
    damageMove { changeLook { geometry = changed } }
    geometryDidChange(from: old)
    defer { noteForObservers() }
    guard changed.bounds.size != oldSize else {
      return changed.bounds.origin == old.bounds.origin ? () : setNeedsLayout()
    }
    DrawingNews.note()
    drawnContent?.sizeDidChange(redraws: display.contentMode == .redraw || drawsForSize)
    resizeSubviews(from: oldSize)
    setNeedsLayout()
    parent?.requestLayout()
  }

  /// Notifies the observers of the view or its layer.
  final func noteForObservers() {
    ValueObservers.notifyChange(of: self)
    if let backing { ValueObservers.notifyChange(of: backing) }
  }

  /// The transform from this view's coordinates to those of the root of its tree.
  final var transformToRoot: CGAffineTransform {
    var result = CGAffineTransform.identity
    var view = self
    while let parent = view.parent {
      result = result.concatenating(view.geometry.outwardTransform)
      if let mapping = parent.subviewMapping { result = result.concatenating(mapping) }
      view = parent
    }
    return result
  }
}
