import Foundation
import Geometry

/// The transform of a layer's sublayers.
extension CALayer {
  /// The transform of all sublayers about the layer's anchor; the identity by default.
  ///
  /// It does not affect the layer's own background, border and contents. Its two-dimensional part applies to drawing,
  /// touches and conversions; the rest is only stored.
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

  /// Makes measurements include the sublayer transform from now on.
  final func noteBending() { PaintedNode(original ?? self).noteBending() }

  /// The transform from the sublayers' coordinates to the layer's own; nil for the identity.
  final var sublayerMapping: CGAffineTransform? {
    look.sublayerTransform.map { geometry.aboutAnchor($0) }
  }

  /// The shown transform of the sublayers, during animations too.
  final var shownSublayerMapping: CGAffineTransform? {
    shown.look.sublayerTransform.map { shownGeometry.aboutAnchor($0) }
  }

  /// Returns the bounding box in the layer's own coordinates of a rectangle among its sublayers.
  final func shownBox(ofInner rect: CGRect) -> CGRect {
    let mapping = shownSublayerMapping
    let box = mapping.map { Quad(rect, transform: $0).boundingBox } ?? rect
    guard shown.look.hasCopies, let copies = shown.style.copies else { return box }
    return copies.box(of: box, in: shownGeometry.bounds)
  }
}

extension UIView {
  /// The transform from the subviews' coordinates to the view's own; nil for the identity.
  final var subviewMapping: CGAffineTransform? { backing?.sublayerMapping }

  /// Converts a point of the view to the coordinates of its subviews; returns nil if that is impossible.
  final func pointAmongSubviews(_ point: CGPoint) -> CGPoint? {
    guard backing != nil, let mapping = subviewMapping else { return point }
    return mapping.inverse.map { point.applying($0) }
  }
}

extension ViewGeometry {
  /// Returns a transform applied about the anchor.
  func aboutAnchor(_ transform: CGAffineTransform) -> CGAffineTransform {
    let x = bounds.minX + anchorPoint.x * bounds.width
    let y = bounds.minY + anchorPoint.y * bounds.height
    return CGAffineTransform(translationX: -x, y: -y)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}

extension PaintContext {
  /// Returns the context for sublayers under a sublayer transform.
  func bent(by mapping: CGAffineTransform) -> PaintContext {
    var inner = self
    inner.toScreen = mapping.concatenating(toScreen)
    inner.offset = .zero
    inner.isUpright = isUpright && mapping.keepsRowsAndColumns
    return inner
  }
}
