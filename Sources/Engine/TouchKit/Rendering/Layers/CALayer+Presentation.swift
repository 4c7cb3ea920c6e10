public import Foundation
import SwiftRuntime

extension CALayer {
  /// Copies the visible properties of another layer without the animations of the layer itself.
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

  /// A copy of the layer with its present look, of the engine's own class.
  final var presentationLook: CALayer { look(of: plainCopy()) }

  /// Returns a copy of the layer's own class with its present look, for clients.
  ///
  /// The copy comes from `init(layer:)`.
  final func presentationCopy<Layer>() -> Layer? { look(of: ownCopy()) as? Layer }

  private func look(of copy: CALayer) -> CALayer {
    if let motions, let now = enclosingView?.attachedWindow?.application?.currentTime {
      motions.apply(to: copy, at: now)
    }
    return copy
  }

  /// Returns a copy for showing animations.
  ///
  /// It has the layer's own class only if that class draws interpolated values of its own. Other classes therefore do
  /// not need an `init(layer:)`.
  final func copyForAnimations(of keys: [String]) -> CALayer {
    keys.contains { Self.needsDisplay(forKey: $0) } ? ownCopy() : plainCopy()
  }

  /// Returns a copy made by the class's own `init(layer:)`.
  private func ownCopy() -> CALayer { ConstructibleLayer.copy(of: self) }

  /// Returns a copy of the nearest engine class, without running code of the client.
  private func plainCopy() -> CALayer {
    switch self {
    case is CAShapeLayer: CAShapeLayer(layer: self)
    case is CAGradientLayer: CAGradientLayer(layer: self)
    case is CATextLayer: CATextLayer(layer: self)
    case is CAReplicatorLayer: CAReplicatorLayer(layer: self)
    default: CALayer(layer: self)
    }
  }
}

/// A sample class for calling `init(layer:)` of any layer class (see `ClassConstruction`).
@_spi(ClassConstruction)
open class ConstructibleLayer: CALayer {
  nonisolated deinit {}

  /// Creates a copy of a layer.
  public required override init(layer: Any) { super.init(layer: layer) }

  /// Creates a layer of size zero.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns a copy of a layer, made by its class's `init(layer:)`.
  static func copy(of layer: CALayer) -> CALayer {
    ClassConstruction.make(Swift.type(of: layer), as: ConstructibleLayer.self) {
      $0.init(layer: layer)
    }
  }
}
