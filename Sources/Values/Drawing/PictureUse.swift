public import Foundation
public import Geometry

/// The drawing of a picture: its part, its target and its options.
public struct PictureUse: Hashable, Sendable {
  /// The picture.
  public var picture: Picture
  /// The drawn part, in the picture's own pixels or points.
  public var source: CGRect
  /// The rectangle that the part is stretched to.
  public var target: CGRect
  /// The colour that replaces the picture's own colours; nil to keep them.
  public var tint: Color?
  /// The opacity, 0…1.
  public var opacity: Double
  /// Whether enlarged pixels are interpolated.
  public var isSmooth: Bool

  /// Creates the drawing of a whole picture, or of a part of it.
  public init(
    _ picture: Picture,
    source: CGRect? = nil,
    target: CGRect,
    tint: Color? = nil,
    opacity: Double = 1,
    isSmooth: Bool = true
  ) {
    self.picture = picture
    self.source = source ?? CGRect(origin: .zero, size: picture.size)
    self.target = target
    self.tint = tint
    self.opacity = opacity
    self.isSmooth = isSmooth
  }

  /// The transform from the picture's own coordinates to those of the target.
  public var placement: CGAffineTransform {
    let horizontal = target.width / source.width
    let vertical = target.height / source.height
    return CGAffineTransform(
      a: horizontal,
      b: 0,
      c: 0,
      d: vertical,
      tx: target.minX - source.minX * horizontal,
      ty: target.minY - source.minY * vertical
    )
  }
}
