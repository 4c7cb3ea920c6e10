import Foundation
import Geometry

/// What a layer does to everything that it holds.
extension CALayer {
  /// How all sublayers together are turned, scaled or moved about the layer's anchor; the identity
  /// unless set.
  ///
  /// The layer's own background, border and contents stay as they are. What it does in the plane
  /// counts for drawing, for touches and for points that are converted; the rest is kept.
  public final var sublayerTransform: CATransform3D {
    get { style.sublayerTransform ?? CATransform3DIdentity }
    set { setSublayerTransform(newValue) }
  }

  private func setSublayerTransform(_ transform: CATransform3D) {
    updateLook(.sublayerTransform) {
      style.sublayerTransform = transform
      noteBending()
    }
  }

  /// Makes measuring ask from now on what is done to the sublayers.
  final func noteBending() { PaintedNode(original ?? self).noteBending() }

  /// From where sublayers lie to the layer's own coordinates; nil where that is the same.
  final var sublayerMapping: CGAffineTransform? {
    look.sublayerTransform.map { geometry.aboutAnchor($0) }
  }

  /// The same as it is shown, halfway through animations.
  final var shownSublayerMapping: CGAffineTransform? {
    shown.look.sublayerTransform.map { shownGeometry.aboutAnchor($0) }
  }

  /// The box in the layer's own coordinates of a rectangle where sublayers lie.
  final func shownBox(ofInner rect: CGRect) -> CGRect {
    let mapping = shownSublayerMapping
    let box = mapping.map { Quad(rect, transform: $0).boundingBox } ?? rect
    guard shown.look.hasCopies, let copies = shown.style.copies else { return box }
    return copies.box(of: box, in: shownGeometry.bounds)
  }
}

extension UIView {
  /// From where subviews lie to the view's own coordinates; nil where that is the same.
  final var subviewMapping: CGAffineTransform? { backing?.sublayerMapping }

  /// The place among subviews of a point of the view; nil if there is none.
  final func pointAmongSubviews(_ point: CGPoint) -> CGPoint? {
    guard backing != nil, let mapping = subviewMapping else { return point }
    return mapping.inverse.map { point.applying($0) }
  }
}

extension ViewGeometry {
  /// A mapping of its coordinates that leaves the anchor where it is, but for what it moves.
  func aboutAnchor(_ transform: CGAffineTransform) -> CGAffineTransform {
    let x = bounds.minX + anchorPoint.x * bounds.width
    let y = bounds.minY + anchorPoint.y * bounds.height
    return CGAffineTransform(translationX: -x, y: -y)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}

extension PaintContext {
  /// Where those stand whose surroundings are mapped to these.
  func bent(by mapping: CGAffineTransform) -> PaintContext {
    var inner = self
    inner.toScreen = mapping.concatenating(toScreen)
    inner.offset = .zero
    inner.isUpright = isUpright && mapping.keepsRowsAndColumns
    return inner
  }
}
