import Foundation
import Geometry

extension UIView {
  /// Changes how the view looks and marks what it covered and covers for redrawing.
  final func updateAppearance(_ change: () -> Void) {
    damageExtent()
    changeLook(change)
    damageExtent()
    noteForObservers()
  }

  /// Marks what the view and its subviews cover for redrawing; nothing if they cannot be seen.
  final func damageExtent() {
    let node = PaintedNode.view(self)
    node.noteChange()
    guard attachedWindow != nil || backing?.holder != nil else { return }
    damage(node.extent)
  }

  /// Marks what the view and its subviews cover before and after a change of its place.
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
    // One way up for both, where one rectangle around them covers no more than they do.
    let (both, area) = (before.union(after), before.area + after.area)
    if area.isFinite, both.area <= area {
      parent.damage(amongSubviews: both)
    } else {
      parent.damage(amongSubviews: before)
      parent.damage(amongSubviews: after)
    }
  }

  /// The same for a view that is not among the subviews of another.
  private func damageBoth(_ change: () -> Void) {
    damageExtent()
    change()
    damageExtent()
  }

  /// What the view and its subviews cover, in the superview's coordinates.
  private var coveredBox: CGRect {
    shownOutward(isPlainLeaf ? shownBounds : PaintedNode.view(self).extent)
  }

  /// Whether it is painted inside of its bounds, and nothing else with it.
  final var isPlainLeaf: Bool { backing == nil && children.isEmpty && decorations.isEmpty }

  /// Marks a rectangle where subviews lie for redrawing.
  private func damage(amongSubviews rect: CGRect) { damage(shownBox(amongSubviews: rect)) }

  /// What a rectangle where subviews lie takes of the view itself.
  private func shownBox(amongSubviews rect: CGRect) -> CGRect {
    var rect = rect
    if let backing { rect = backing.withShadow(backing.shownBox(ofInner: rect)) }
    return traits.clipsToBounds ? rect.sharedPart(with: shownBounds) : rect
  }

  /// Marks a rectangle of the view's coordinates for redrawing; nothing if it cannot be seen.
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

  /// The same for a view whose layer stands among the own sublayers of another one.
  private func damageThroughHolder(_ rect: CGRect) {
    guard let holder = backing?.holder, !traits.isHidden else { return }
    if holder.maskLayer === backing { return holder.damageExtent() }
    holder.damage(holder.shownBox(ofInner: shownOutward(rect)))
  }
}
