import Drawing

/// The limits of numbers in drawing.
enum DrawingLimits {
  /// The maximum standard deviation of a blur, in pixels.
  static let blur = 200.0
  /// The number of bytes of blurred shapes that are cached.
  static let keptShadowBytes = 16 << 20
  /// The number of bytes of decoded pictures that are cached.
  static let keptPictureBytes = 128 << 20
  /// The largest coordinate in pixels that the rasteriser computes with exactly.
  static let coordinate = 30_000.0
  /// The distance from a pixel's edge, in pixels, that counts as on it: half of the rasteriser's resolution.
  static let alignment = 1.0 / 512
  /// The maximum size of glyphs, in pixels per em.
  static let glyphSize = 2000.0
  /// The maximum depth of nested layers; deeper groups are painted without a layer.
  static let layerDepth = 64
  /// The maximum depth of nested lists, which are pictures of pictures.
  static let listDepth = 64
  /// The maximum number of bytes of all open layers of a picture.
  static let layerBytes = 512 << 20
  /// The number of bytes of layers that are kept for the next picture.
  static let keptLayerBytes = 64 << 20
  /// The shortest period of dashes in pixels; shorter ones look solid and take too long.
  static let dashPeriod = 0.5
}
