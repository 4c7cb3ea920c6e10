import Drawing
import Foundation
import Geometry

/// What the painter wants to know of every layer, worked out when the layer's style changes.
struct LayerLook {
  /// Whether a border is seen, in which colour and how wide.
  private(set) var hasBorder = false
  private(set) var borderColor = Color.clear
  private(set) var borderWidth: CGFloat = 0
  private(set) var cornerRadius: CGFloat = 0
  /// The looks of rarely used properties; nil for none.
  private let rare: RareLook?

  /// The look of a layer without any style of its own.
  static let usual = LayerLook()

  private init() { rare = nil }

  init(_ style: LayerStyle) {
    if let border = style.border {
      hasBorder = true
      borderColor = border.color
      borderWidth = border.width
    }
    cornerRadius = style.corners.isEmpty ? 0 : max(0, style.cornerRadius)
    rare = style.rare.map { RareLook($0) }
  }

  /// The shadow, nil when none is seen.
  var shadow: Shadow? { rare?.shadow }
  var hasShadowPath: Bool { rare?.hasShadowPath ?? false }
  var hasContents: Bool { rare?.hasContents ?? false }
  var fadesAsOne: Bool { rare?.fadesAsOne ?? true }
  var hasSmoothEdges: Bool { rare?.hasSmoothEdges ?? true }
  /// How many pixels a point has where the layer is painted on a picture of its own.
  var resolution: Double? { rare?.resolution }
  var depth: CGFloat { rare?.depth ?? 0 }
  /// What is done in the plane to what the layer holds; nil for nothing.
  var sublayerTransform: CGAffineTransform? { rare?.sublayerTransform }
  /// Whether the sublayers are shown in another way than once.
  var hasCopies: Bool { rare?.hasCopies ?? false }

  /// The radius of round corners in a rectangle, 0 for square ones.
  func radius(in rect: CGRect) -> CGFloat {
    cornerRadius > 0 ? min(cornerRadius, min(rect.width, rect.height) / 2) : 0
  }
}

/// The looks of rarely used properties.
private final class RareLook {
  let shadow: Shadow?
  let hasShadowPath: Bool
  let hasContents: Bool
  let fadesAsOne: Bool
  let hasSmoothEdges: Bool
  let resolution: Double?
  let depth: CGFloat
  let sublayerTransform: CGAffineTransform?
  let hasCopies: Bool

  init(_ style: RareLayerStyle) {
    shadow = style.shadow
    hasShadowPath = style.shadowPath != nil
    hasContents = style.contents != nil
    fadesAsOne = style.allowsGroupOpacity
    hasSmoothEdges = style.hasSmoothEdges
    let scale = Double(style.rasterizationScale)
    resolution = style.isRasterized && scale > 0 && scale.isFinite ? scale : nil
    depth = style.depth
    hasCopies = style.copies != nil
    sublayerTransform = style.sublayerTransform.map(\.flat).flatMap { $0.isIdentity ? nil : $0 }
  }
}
