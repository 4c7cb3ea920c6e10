public import Foundation

extension CALayer {
  /// Takes over everything that another layer shows.
  final func copyLook(of layer: CALayer) {
    own.geometry = layer.shownGeometry
    own.opacity = layer.host?.shownOpacity ?? layer.own.opacity
    own.isHidden = layer.isHidden
    own.masksToBounds = layer.masksToBounds
    own.fill = layer.host == nil ? layer.own.fill : layer.host?.shownFill.map { UIColor($0) }
    style = layer.style
    name = layer.name
    original = layer.original ?? layer
  }

  /// A copy of the layer as it is shown.
  final func presentationCopy<Layer>() -> Layer? {
    ConstructibleLayer.copy(of: self) as? Layer
  }
}

/// A layer of which a copy can be made without knowing its class.
///
/// See `ObjectCreation`: every subclass has `init(layer:)` at the same place of its method table.
open class ConstructibleLayer: CALayer {
  /// Creates a copy of a layer.
  public required override init(layer: Any) { super.init(layer: layer) }

  /// Creates a layer of size zero.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A copy of a layer, made by its class's `init(layer:)`.
  static func copy(of layer: CALayer) -> CALayer {
    unsafeBitCast(Swift.type(of: layer), to: ConstructibleLayer.Type.self).init(layer: layer)
  }
}
