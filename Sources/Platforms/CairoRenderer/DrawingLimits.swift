import Drawing

/// Where numbers stop to be taken literally.
enum DrawingLimits {
  /// The largest standard deviation of a blur, in pixels.
  static let blur = 200.0
  /// How many bytes of blurred shapes are kept.
  static let keptShadowBytes = 16 << 20
  /// How many bytes of decoded pictures are kept.
  static let keptPictureBytes = 128 << 20
  /// The farthest coordinate in pixels that the rasteriser computes with exactly.
  static let coordinate = 30_000.0
  /// How near to a pixel's edge, in pixels, counts as on it: half of the rasteriser's resolution.
  static let alignment = 1.0 / 512
  /// The largest glyphs in pixels an em.
  static let glyphSize = 2000.0
  /// How many layers can lie in each other; deeper ones are painted without.
  static let layerDepth = 64
  /// How many lists can be painted in each other: pictures of pictures.
  static let listDepth = 64
  /// How many bytes all open layers of a picture may take.
  static let layerBytes = 512 << 20
  /// How many bytes of layers are kept for the next picture.
  static let keptLayerBytes = 64 << 20
  /// The shortest period of dashes in pixels; finer ones look solid and take for ever.
  static let dashPeriod = 0.5
}
