public import Foundation
public import Geometry

/// One instruction to the renderer.
///
/// Coordinates are points, y grows downwards, and each command is read under the transforms
/// concatenated since the enclosing `save`.
public enum DrawCommand: Hashable, Sendable {
  /// Remembers transform and clip until the matching `restore`.
  case save
  /// Returns to the transform and clip of the matching `save`.
  case restore
  /// Places what follows in another coordinate system.
  case concatenate(CGAffineTransform)
  /// Limits what follows to a rectangle, upright ones to the nearest whole pixels.
  ///
  /// A turned clip is cut once, when its scope ends. So that no colour shines through its edge,
  /// whatever belongs to the clipped area, its background too, is painted after the clip.
  case clip(CGRect)
  /// Limits what follows to the inside of a path, cut once like a turned clip.
  case clipPath(Path)
  /// Says whether edges of shapes that follow are smooth, as they are at first, until the matching
  /// `restore` or the end of the group.
  case antialias(Bool)
  /// Paints a rectangle.
  case fillRect(CGRect, Color)
  /// Paints a line of the given width centred on a rectangle's edge.
  case strokeRect(CGRect, Color, StrokeStyle)
  /// Paints the inside of a path.
  case fill(Path, Color)
  /// Paints along a path.
  case stroke(Path, Color, StrokeStyle)
  /// Paints text whose first line's box has its top left corner at the point.
  case text(TextRun, at: CGPoint)
  /// Paints colours that run into each other inside a rectangle.
  indirect case gradient(Gradient, in: CGRect)
  /// Paints a picture.
  indirect case picture(PictureUse)
  /// Paints the shadow of a path, and not the path itself.
  indirect case shadow(Path, Shadow)
  /// Paints what was recorded before.
  case replay(Recording)
  /// Starts a layer that `endGroup` puts down as a whole.
  indirect case beginGroup(Group)
  /// Puts down the layer begun by the matching `beginGroup`.
  case endGroup

  /// How a layer is put down.
  public struct Group: Hashable, Sendable {
    /// What the layer can cover; nothing outside is painted.
    public var bounds: CGRect
    /// How much of it shows, 0…1.
    public var opacity: Double
    /// The shape that cuts it, once and with smooth edges; nil for no cut.
    public var mask: Path?
    /// How it combines with what lies beneath.
    public var blendMode: BlendMode
    /// The shadow that the layer casts as a whole, which may reach out of its bounds.
    public var shadow: Shadow?
    /// How many pixels a point has of the picture that the layer is painted on, which is then
    /// stretched to its place; nil for as many as there are where it goes.
    ///
    /// Layers that cast a shadow have as many as there are.
    public var resolution: Double?

    /// Creates the description of a layer.
    public init(
      bounds: CGRect,
      opacity: Double = 1,
      mask: Path? = nil,
      blendMode: BlendMode = .normal,
      shadow: Shadow? = nil,
      resolution: Double? = nil
    ) {
      self.bounds = bounds
      self.opacity = opacity
      self.mask = mask
      self.blendMode = blendMode
      self.shadow = shadow
      self.resolution = resolution
    }
  }
}
