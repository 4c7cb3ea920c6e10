import Drawing
import Geometry

/// What a `save`, a group or a turned clip has to be returned to.
struct Scope {
  enum Kind {
    case save
    case group
    /// A clip that is no rectangle of whole pixels; it ends with the save or group around it.
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

/// An open layer: where it goes when it is closed, and how.
final class Layer {
  let parent: Surface
  let opacity: Double
  let mask: Path?
  let blendMode: BlendMode
  let shadow: Shadow?
  let bytes: Int
  /// From the coordinates in force to the layer's own pixels; nil where it has the picture's.
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
    // What is stretched to its place ends there with an edge like that of any shape.
    mask = group.mask ?? (ownPixels == nil ? nil : Path(rect: group.bounds))
    blendMode = group.blendMode
    shadow = group.shadow
    self.bytes = bytes
  }
}
