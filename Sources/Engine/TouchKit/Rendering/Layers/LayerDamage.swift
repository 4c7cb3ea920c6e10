import Drawing
import Foundation
import Geometry

extension CALayer {
  /// Marks the area of the layer and its sublayers for redrawing; none if they are not visible.
  final func damageExtent() {
    if let host { return host.damageExtent() }
    guard let holder else { return }
    let node = PaintedNode.layer(self)
    node.noteChange()
    guard holder.enclosingView?.attachedWindow != nil else { return }
    damage(node.extent)
  }

  /// Marks a rectangle of the layer's coordinates for redrawing.
  final func damage(_ rect: CGRect) {
    var rect = rect
    var layer = self
    while layer.host == nil {
      guard !layer.shown.own.isHidden, let holder = layer.holder else { return }
      // A mask affects the whole area that it makes visible.
      if holder.maskLayer === layer { return holder.damageExtent() }
      let inner = layer.shown.own.geometry.outward(rect)
      rect = holder.withShadow(holder.shownBox(ofInner: inner))
      if holder.masksToBounds { rect = rect.sharedPart(with: holder.shownGeometry.bounds) }
      layer = holder
    }
    layer.host?.damage(rect)
  }

  /// Returns a rectangle together with the shadow that it casts as a part of the layer.
  final func withShadow(_ rect: CGRect) -> CGRect {
    let look = shown.look
    guard let shadow = look.shadow, !look.hasShadowPath, !masksToBounds else { return rect }
    return rect.union(shadow.bounds(of: rect))
  }
}
