/// Pixels as renderers take them: row after row from the top, four bytes each.
public struct PixelGrid: Sendable {
  /// The number of pixels in a row.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// Blue, green, red and opacity of each pixel, the colours multiplied by the opacity.
  public let bytes: [UInt8]

  /// Creates a grid; nil without pixels, with too many in a row, or with another number of bytes.
  public init?(width: Int, height: Int, bytes: [UInt8]) {
    guard width > 0, height > 0, width <= Self.maximumSide, height <= Self.maximumSide,
      bytes.count == width * height * 4
    else { return nil }
    (self.width, self.height, self.bytes) = (width, height, bytes)
  }

  /// How many pixels a row or a column may have.
  public static let maximumSide = 8192
}
