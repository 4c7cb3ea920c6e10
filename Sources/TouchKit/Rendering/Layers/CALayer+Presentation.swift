public import Foundation
import SwiftRuntime

extension CALayer {
  /// Takes over everything that another layer shows, but for its animations.
  final func copyLook(of layer: CALayer) {
    if let host = layer.host {
      let now = host.attachedWindow?.application?.currentTime
      let look = now.flatMap { host.animations?.look(at: $0) }
      own.geometry = look?.geometry ?? host.geometry
      own.opacity = look?.opacity ?? host.traits.opacity
      own.fill = (look.map(\.fill) ?? host.fillColor).map { UIColor($0) }
    } else {
      own.geometry = layer.own.geometry
      own.opacity = layer.own.opacity
      own.fill = layer.own.fill
    }
    own.isHidden = layer.isHidden
    own.masksToBounds = layer.masksToBounds
    style = layer.style
    timing = layer.timing
    clientValues = layer.clientValues
    name = layer.name
    original = layer.original ?? layer
  }

  /// A copy of the layer as it looks now.
  final var presentationLook: CALayer {
    let now = enclosingView?.attachedWindow?.application?.currentTime
    if let motions, let now, let look = motions.look(at: now) { return look }
    return ConstructibleLayer.copy(of: self)
  }

  /// The same, for clients.
  final func presentationCopy<Layer>() -> Layer? { presentationLook as? Layer }
}

/// The sample by which `init(layer:)` of any class of layers is called (see `ClassConstruction`).
@_spi(ClassConstruction)
open class ConstructibleLayer: CALayer {
  /// Creates a copy of a layer.
  public required override init(layer: Any) { super.init(layer: layer) }

  /// Creates a layer of size zero.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A copy of a layer, made by its class's `init(layer:)`.
  static func copy(of layer: CALayer) -> CALayer {
    ClassConstruction.constructible(Swift.type(of: layer), as: ConstructibleLayer.self)
      .init(layer: layer)
  }
}
