public import Foundation
public import Geometry

/// A command for the renderer.
///
/// Coordinates are in points, and y grows downwards. Each command is transformed by the transforms
/// concatenated since the enclosing `save`.
public enum DrawCommand: Hashable, Sendable {
  /// Saves transform and clip until the matching `restore`.
  case save
  /// Restores the transform and clip of the matching `save`.
  case restore
  /// Transforms the commands that follow.
  case concatenate(CGAffineTransform)
  /// Clips the commands that follow to a rectangle, an upright one to the nearest whole pixels.
  ///
  /// A rotated clip is applied once, when its scope ends. To keep colours from showing through its edge,
  /// everything in the clipped area, including its background, is painted after the clip.
  case clip(CGRect)
  /// Clips the commands that follow to the inside of a path, applied once like a rotated clip.
  case clipPath(Path)
  /// Sets whether edges of the shapes that follow are antialiased; true at first.
  ///
  /// It applies until the matching `restore` or the end of the group.
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
  /// Paints a gradient inside a rectangle.
  indirect case gradient(Gradient, in: CGRect)
  /// Paints a picture.
  indirect case picture(PictureUse)
  /// Paints the shadow of a path, but not the path itself.
  indirect case shadow(Path, Shadow)
  /// Paints a recording.
  case replay(Recording)
  /// Starts a layer that `endGroup` composites as a whole.
  indirect case beginGroup(Group)
  /// Composites the layer of the matching `beginGroup`.
  case endGroup

  /// The parameters with which a layer is composited.
  public struct Group: Hashable, Sendable {
    /// The bounds of the layer; nothing outside is painted.
    public var bounds: CGRect
    /// The opacity, 0…1.
    public var opacity: Double
    /// The shape that clips it, once and with smooth edges; nil for no clip.
    public var mask: Path?
    /// The combination with the content beneath.
    public var blendMode: BlendMode
    /// The shadow of the whole layer, which may extend outside of its bounds.
    public var shadow: Shadow?
    /// The resolution of the layer's own picture, in pixels per point; nil for that of its destination.
    ///
    /// The picture is then stretched to its place. Layers with a shadow always have the resolution of their
    /// destination.
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
