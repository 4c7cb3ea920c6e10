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
      rect = view.shownGeometry.outward(rect)
      if let backing = parent.backing {
        rect = backing.withShadow(backing.shownBox(ofInner: rect))
      }
      if parent.traits.clipsToBounds { rect = rect.sharedPart(with: parent.shownGeometry.bounds) }
      view = parent
    }
    application.damage.add(view.shownGeometry.outward(rect).insetBy(dx: -1, dy: -1))
  }

  /// The same for a view whose layer stands among the own sublayers of another one.
  private func damageThroughHolder(_ rect: CGRect) {
    guard let holder = backing?.holder, !traits.isHidden else { return }
    if holder.maskLayer === backing { return holder.damageExtent() }
    holder.damage(holder.shownBox(ofInner: shownGeometry.outward(rect)))
  }
}
