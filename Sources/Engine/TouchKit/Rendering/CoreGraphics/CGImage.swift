import Drawing
public import Foundation

/// An immutable picture made of pixels.
///
/// A drawing of the program is kept as instructions and becomes pixels when it is shown.
nonisolated public final class CGImage: Sendable {
  /// The picture of the image.
  let picture: Picture
  /// The visible part of the picture, in the picture's own coordinates.
  let source: CGRect
  /// The number of pixels per unit of those coordinates.
  let scale: CGFloat

  init(_ picture: Picture, source: CGRect? = nil, scale: CGFloat = 1) {
    self.picture = picture
    self.source = source ?? CGRect(origin: .zero, size: picture.size)
    self.scale = scale
  }

  /// The number of pixels in a row.
  public var width: Int { PixelCount(source.width * scale).value }

  /// The number of rows.
  public var height: Int { PixelCount(source.height * scale).value }

  /// The colour space of the pixels.
  public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }

  /// Returns a part of the image, in pixels; nil if it does not intersect the image.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = CGRect(
      x: source.minX + rect.minX / scale,
      y: source.minY + rect.minY / scale,
      width: rect.width / scale,
      height: rect.height / scale
    )
    .intersection(source)
    guard part.width > 0, part.height > 0 else { return nil }
    return CGImage(picture, source: part, scale: scale)
  }
}

nonisolated extension CGImage: Hashable {
  /// Whether both show the same part of the same picture.
  public static func == (first: CGImage, second: CGImage) -> Bool {
    first.picture == second.picture && first.source == second.source
      && first.scale == second.scale
  }

  /// Hashes the identity of the picture.
  public func hash(into hasher: inout Hasher) { hasher.combine(picture) }
}
