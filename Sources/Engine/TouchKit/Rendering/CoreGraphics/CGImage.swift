import Drawing
public import Foundation

/// A finished picture made of pixels; immutable.
///
/// What was drawn by the program is kept as instructions and becomes pixels when it is shown.
nonisolated public final class CGImage: Sendable {
  /// What the image shows.
  let picture: Picture
  /// The part of it, in the picture's own coordinates.
  let source: CGRect
  /// How many pixels one unit of those coordinates is.
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

  /// The space of the pixels' colours.
  public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }

  /// A part of the image, in pixels; nil when it has nothing in common with the image.
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

  /// Feeds the picture's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(picture) }
}
