import Drawing
import Foundation
import Geometry

/// What the painter wants to know of every layer, worked out when the layer's style changes.
struct LayerLook {
  /// Whether a border is seen, in which colour and how wide.
  private(set) var hasBorder = false
  private(set) var borderColor = Color.clear
  private(set) var borderWidth: CGFloat = 0
  /// The shadow, nil when none is seen.
  private(set) var shadow: Shadow?
  private(set) var hasShadowPath = false
  private(set) var cornerRadius: CGFloat = 0
  private(set) var hasContents = false
  private(set) var fadesAsOne = true
  private(set) var hasSmoothEdges = true
  /// How many pixels a point has where the layer is painted on a picture of its own.
  private(set) var resolution: Double?
  private(set) var depth: CGFloat = 0
  /// What is done in the plane to what the layer holds; nil for nothing.
  private(set) var sublayerTransform: CGAffineTransform?
  /// Whether the sublayers are shown in another way than once.
  private(set) var hasCopies = false

  /// The look of a layer without any style of its own.
  static let usual = LayerLook()

  private init() {}

  init(_ style: LayerStyle) {
    if let border = style.border {
      hasBorder = true
      borderColor = border.color
      borderWidth = border.width
    }
    shadow = style.shadow
    hasShadowPath = style.shadowPath != nil
    cornerRadius = style.corners.isEmpty ? 0 : max(0, style.cornerRadius)
    hasContents = style.contents != nil
    fadesAsOne = style.allowsGroupOpacity
    hasSmoothEdges = style.hasSmoothEdges
    let scale = Double(style.rasterizationScale)
    resolution = style.isRasterized && scale > 0 && scale.isFinite ? scale : nil
    depth = style.depth
    hasCopies = style.copies != nil
    sublayerTransform = style.sublayerTransform.map(\.flat).flatMap { $0.isIdentity ? nil : $0 }
  }

  /// The radius of round corners in a rectangle, 0 for square ones.
  func radius(in rect: CGRect) -> CGFloat {
    cornerRadius > 0 ? min(cornerRadius, min(rect.width, rect.height) / 2) : 0
  }
}
