import Drawing
import Geometry

/// The state to which the end of a `save`, a group or a turned clip returns.
struct Scope {
  enum Kind {
    case save
    case group
    /// A clip that is not a rectangle of whole pixels; it ends with the save or group around it.
    case turnedClip
  }

  let kind: Kind
  let transform: CGAffineTransform
  let clip: PixelRectangle
  let damage: PixelRectangle
  let fade: Double
  let isSmooth: Bool
  let layer: Layer?

  init(_ kind: Kind, _ painter: ListPainter, layer: Layer? = nil) {
    self.kind = kind
    transform = painter.transform
    clip = painter.clip
    damage = painter.damage
    fade = painter.fade
    isSmooth = painter.isSmooth
    self.layer = layer
  }
}

/// An open layer: where and how it is painted when it is closed.
final class Layer {
  let parent: Surface
  let opacity: Double
  let mask: Path?
  let blendMode: BlendMode
  let shadow: Shadow?
  let bytes: Int
  /// The transform from the coordinates in force to the layer's own pixels; nil if the layer has the picture's
  /// pixels.
  let ownPixels: CGAffineTransform?

  init(
    parent: Surface,
    _ group: DrawCommand.Group,
    bytes: Int,
    ownPixels: CGAffineTransform? = nil
  ) {
    self.ownPixels = ownPixels
    self.parent = parent
    opacity = group.opacity
    // A stretched layer ends at its place with an edge like that of any shape.
    mask = group.mask ?? (ownPixels == nil ? nil : Path(rect: group.bounds))
    blendMode = group.blendMode
    shadow = group.shadow
    self.bytes = bytes
  }
}
