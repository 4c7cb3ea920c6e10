public import Foundation
public import Geometry

/// Where and how a picture is drawn.
public struct PictureUse: Hashable, Sendable {
  /// The picture.
  public var picture: Picture
  /// The part of it that is drawn, in its own pixels or points.
  public var source: CGRect
  /// Where that part goes, stretched to fill it.
  public var target: CGRect
  /// The colour that takes the place of the picture's own, nil to keep them.
  public var tint: Color?
  /// How much of it shows, 0…1.
  public var opacity: Double
  /// Whether enlarged pixels run into each other.
  public var isSmooth: Bool

  /// Creates the use of a whole picture, or of a part of it.
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

  /// From the picture's own coordinates to those of the target.
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
