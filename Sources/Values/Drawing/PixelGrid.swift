/// Pixels in the format of renderers: rows from the top, four bytes per pixel.
public struct PixelGrid: Sendable {
  /// The number of pixels in a row.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// Blue, green, red and opacity of each pixel; the colours are premultiplied by the opacity.
  public let bytes: [UInt8]

  /// Creates a grid; nil without pixels, with too large a side, or with a wrong number of bytes.
  public init?(width: Int, height: Int, bytes: [UInt8]) {
    guard width > 0, height > 0, width <= Self.maximumSide, height <= Self.maximumSide,
      bytes.count == width * height * 4
    else { return nil }
    (self.width, self.height, self.bytes) = (width, height, bytes)
  }

  /// The maximum number of pixels per row or column.
  public static let maximumSide = 8192
}
