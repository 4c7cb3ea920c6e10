import Foundation
import Geometry

extension ViewGeometry {
  /// The smallest upright rectangle around the view in its superview.
  var frame: CGRect {
    get {
      if transform.isIdentity {
        return CGRect(
          x: center.x - anchorPoint.x * bounds.width,
          y: center.y - anchorPoint.y * bounds.height,
          width: bounds.width,
          height: bounds.height
        )
      }
      return Quad(bounds, transform: outwardTransform).boundingBox
    }
    set {
      let rect = newValue.standardized
      bounds.size = size(filling: rect.size)
      center = CGPoint(
        x: rect.minX + anchorPoint.x * rect.width,
        y: rect.minY + anchorPoint.y * rect.height
      )
    }
  }

  /// Returns the size whose image under the transform is a given one.
  private func size(filling size: CGSize) -> CGSize {
    guard !transform.isIdentity, let inverse else { return size }
    let back = size.applying(inverse)
    return CGSize(width: abs(back.width), height: abs(back.height))
  }

  /// The outline of the bounds in the superview.
  var quad: Quad { Quad(bounds, transform: outwardTransform) }
}
