import Foundation
import Geometry

extension UIView {
  /// Changes the view's appearance and redraws the areas that it covers before and after.
  final func updateAppearance(_ change: () -> Void) {
    damageExtent()
    changeLook(change)
    damageExtent()
    noteForObservers()
  }

  /// Marks the area of the view and its subviews for redrawing; does nothing if it is invisible.
  final func damageExtent() {
    let node = PaintedNode.view(self)
    node.noteChange()
    guard attachedWindow != nil || backing?.holder != nil else { return }
    damage(node.extent)
  }

  /// Marks the areas of the view and its subviews before and after a change of place for redrawing.
  final func damageMove(_ change: () -> Void) {
    guard backing?.holder == nil, let parent else { return damageBoth(change) }
    guard attachedWindow != nil, !traits.isHidden else {
      change()
      return PaintedNode.view(self).noteChange()
    }
    let before = coveredBox
    change()
    PaintedNode.view(self).noteChange()
    let after = coveredBox
    // One walk up the tree for both, if one rectangle around them covers no more than they do.
    let (both, area) = (before.union(after), before.area + after.area)
    if area.isFinite, both.area <= area {
      parent.damage(amongSubviews: both)
    } else {
      parent.damage(amongSubviews: before)
      parent.damage(amongSubviews: after)
    }
  }

  /// Marks both areas of a view that is not among the subviews of another one.
  private func damageBoth(_ change: () -> Void) {
    damageExtent()
    change()
    damageExtent()
  }

  /// The area of the view and its subviews, in the superview's coordinates.
  private var coveredBox: CGRect {
    shownOutward(isPlainLeaf ? shownBounds : PaintedNode.view(self).extent)
  }

  /// Whether the view is painted inside its bounds, without subviews, layer or decorations.
  final var isPlainLeaf: Bool { backing == nil && children.isEmpty && decorations.isEmpty }

  /// Marks a rectangle in the coordinates of subviews for redrawing.
  private func damage(amongSubviews rect: CGRect) { damage(shownBox(amongSubviews: rect)) }

  /// Returns the part of the view that a rectangle in the coordinates of subviews covers.
  private func shownBox(amongSubviews rect: CGRect) -> CGRect {
    var rect = rect
    if let backing { rect = backing.withShadow(backing.shownBox(ofInner: rect)) }
    return traits.clipsToBounds ? rect.sharedPart(with: shownBounds) : rect
  }

  /// Marks a rectangle of the view's coordinates for redrawing; does nothing if it is invisible.
  final func damage(_ rect: CGRect) {
    guard backing?.holder == nil else { return damageThroughHolder(rect) }
    guard let window = attachedWindow, let application = window.application, !window.traits.isHidden
    else { return }
    var rect = rect
    var view = self
    while let parent = view.parent {
      if view.traits.isHidden { return }
      if view.backing?.holder != nil { return view.damageThroughHolder(rect) }
      rect = parent.shownBox(amongSubviews: view.shownOutward(rect))
      view = parent
    }
    application.damage.add(view.shownOutward(rect).insetBy(dx: -1, dy: -1))
  }

  /// Marks a rectangle for redrawing in a view whose layer is a sublayer or mask of another layer.
  private func damageThroughHolder(_ rect: CGRect) {
    guard let holder = backing?.holder, !traits.isHidden else { return }
    if holder.maskLayer === backing { return holder.damageExtent() }
    holder.damage(holder.shownBox(ofInner: shownOutward(rect)))
  }
}
