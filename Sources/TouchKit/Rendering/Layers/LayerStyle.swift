import Drawing
import Foundation
import Geometry

/// What decides, besides place, opacity and background, how a layer looks.
struct LayerStyle {
  var borderWidth: CGFloat = 0
  var borderColor = CGColor.black
  var cornerRadius: CGFloat = 0
  var corners = CACornerMask.all
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
  /// What a transform does beyond the plane; nil when it does nothing there.
  var spatialTransform: CATransform3D?
  /// What is done to everything that the layer holds; nil for nothing.
  var sublayerTransform: CATransform3D?
  /// How often the sublayers are shown; nil for layers that show them once.
  var copies: LayerCopies?

  /// The border, nil when none is seen.
  var border: (color: Color, width: CGFloat)? {
    let color = borderColor.drawingColor
    guard borderWidth > 0, borderWidth.isFinite, color.alpha > 0 else { return nil }
    return (color, borderWidth)
  }

  /// The shadow, nil when none is seen.
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

  /// The radius of round corners in a rectangle, 0 for square ones.
  func radius(in rect: CGRect) -> CGFloat {
    guard cornerRadius > 0, !corners.isEmpty else { return 0 }
    return min(cornerRadius, min(rect.width, rect.height) / 2)
  }

  /// The outline of a rectangle with the layer's corners, as much smaller as asked.
  func outline(of rect: CGRect, inset: CGFloat = 0) -> Path {
    let inner = rect.insetBy(dx: inset, dy: inset)
    guard !inner.isNull else { return Path() }
    return Path(
      roundedRect: inner,
      cornerRadius: max(0, radius(in: rect) - inset),
      corners: corners.drawingCorners
    )
  }
}

extension CACornerMask {
  /// The same corners for paths; both know them by the same bits.
  var drawingCorners: Path.Corners { Path.Corners(rawValue: UInt8(rawValue & 15)) }
}
