import Foundation
import Geometry

/// About which point a view is turned and scaled, and how; nearly always as at the beginning.
struct ViewTurn {
  var anchorPoint: CGPoint
  var transform: CGAffineTransform

  /// What a geometry says about it; nil where that is as at the beginning.
  init?(_ geometry: ViewGeometry) {
    (anchorPoint, transform) = (geometry.anchorPoint, geometry.transform)
    guard anchorPoint.x == 0.5, anchorPoint.y == 0.5, transform.isIdentity else { return }
    // Negative zeros are kept: a client reads them again.
    if transform.b.sign == .plus, transform.c.sign == .plus, transform.tx.sign == .plus,
      transform.ty.sign == .plus
    {
      return nil
    }
  }
}
