/// Where two pictures differ, as a number and as a picture.
public struct BitmapDifference {
  /// How many pixels differ; pixels that only one of the pictures has count.
  public let count: Int
  /// The second picture, pale, with the differing pixels in red.
  public let picture: Bitmap

  /// Compares two pictures; the result is as large as the larger of both in each direction.
  public init(from first: Bitmap, to second: Bitmap) throws(BitmapError) {
    picture = try Bitmap(
      width: max(first.width, second.width),
      height: max(first.height, second.height)
    )
    var count = 0
    for y in 0..<picture.height {
      let row = picture.base + y * picture.bytesPerRow
      for x in 0..<picture.width {
        let color = second.color(x: x, y: y)
        let isEqual = color != nil && first.color(x: x, y: y) == color
        if !isEqual { count += 1 }
        let pixel = isEqual ? BitmapDifference.pale(color ?? 0) : BitmapDifference.marker
        row.storeBytes(of: pixel, toByteOffset: x * 4, as: UInt32.self)
      }
    }
    self.count = count
  }

  private static let marker: UInt32 = 0xFFFF_0033

  /// Three quarters of the way to white, so that the marks stand out.
  private static func pale(_ color: UInt32) -> UInt32 {
    0xFFC0_C0C0 + ((color >> 2) & 0x3F_3F3F)
  }
}
