import Drawing
import Foundation
import Geometry

/// The properties that the painter reads of every layer, computed when its style changes.
struct LayerLook {
  /// Whether a border is visible, with its colour and width.
  private(set) var hasBorder = false
  private(set) var borderColor = Color.clear
  private(set) var borderWidth: CGFloat = 0
  private(set) var cornerRadius: CGFloat = 0
  /// The computed values of rarely used properties; nil for none.
  private let rare: RareLook?

  /// The look of a layer without a style of its own.
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

  /// The shadow; nil if none is visible.
  var shadow: Shadow? { rare?.shadow }
  var hasShadowPath: Bool { rare?.hasShadowPath ?? false }
  var hasContents: Bool { rare?.hasContents ?? false }
  var fadesAsOne: Bool { rare?.fadesAsOne ?? true }
  var hasSmoothEdges: Bool { rare?.hasSmoothEdges ?? true }
  /// The number of pixels per point of a rasterized layer.
  var resolution: Double? { rare?.resolution }
  var depth: CGFloat { rare?.depth ?? 0 }
  /// The two-dimensional transform of the sublayers; nil for the identity.
  var sublayerTransform: CGAffineTransform? { rare?.sublayerTransform }
  /// Whether the layer replicates its sublayers.
  var hasCopies: Bool { rare?.hasCopies ?? false }

  /// Returns the radius of rounded corners in a rectangle; 0 for square ones.
  func radius(in rect: CGRect) -> CGFloat {
    cornerRadius > 0 ? min(cornerRadius, min(rect.width, rect.height) / 2) : 0
  }
}

/// The computed values of rarely used properties.
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
