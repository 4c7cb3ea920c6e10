import Drawing
import Foundation
import Geometry

/// The parts of a layer's style that nearly all layers leave at their defaults.
struct RareLayerStyle {
  var cornerCurve = CALayerCornerCurve.circular
  var shadowColor: CGColor? = .black
  var shadowOpacity: Float = 0
  var shadowOffset = CGSize(width: 0, height: -3)
  var shadowRadius: CGFloat = 3
  var shadowPath: CGPath?
  var contents: Any?
  var contentsGravity = CALayerContentsGravity.resize
  var contentsScale: CGFloat = 1
  var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  var filter = CALayerContentsFilter.linear
  var depth: CGFloat = 0
  var allowsGroupOpacity = true
  var isDoubleSided = true
  var isRasterized = false
  var rasterizationScale: CGFloat = 1
  var hasSmoothEdges = true
  var isSaidOpaque = false
  var allowsOtherThreads = false
  /// The transform if it is not two-dimensional; nil otherwise.
  var spatialTransform: CATransform3D?
  /// The transform of the sublayers; nil for the identity.
  var sublayerTransform: CATransform3D?
  /// The instances of the sublayers; nil for layers that show them once.
  var copies: LayerCopies?

  /// The style with all default values.
  static let usual = RareLayerStyle()

  /// The shadow; nil if none is visible.
  var shadow: Shadow? {
    guard shadowOpacity > 0, let color = shadowColor?.drawingColor, color.alpha > 0,
      shadowOffset.width.isFinite, shadowOffset.height.isFinite
    else { return nil }
    return Shadow(
      color: color.faded(by: Double(min(shadowOpacity, 1))),
      offset: shadowOffset,
      radius: shadowRadius > 0 ? min(Double(shadowRadius), 1000) : 0
    )
  }
}
