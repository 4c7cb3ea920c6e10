public import Geometry

/// The difference of two pictures, as numbers and as a picture.
public struct BitmapDifference {
  /// The number of pixels that differ, with the pixels that only one of the pictures has.
  public let count: Int
  /// The largest difference of a channel, from 0 to 255; 255 where only one of the pictures has a pixel.
  public let largest: Int
  /// The smallest rectangle around all pixels that differ.
  public let bounds: PixelRectangle
  /// The second picture, pale, with the differing pixels in red.
  public let picture: Bitmap
  /// The places that differ, from the top: rectangles around pixels that are close to each other.
  public let places: [PixelRectangle]

  /// Compares two pictures; the result is as large as the larger of both in each direction.
  ///
  /// Pixels whose channels differ by no more than the tolerance, in steps of 255, are equal.
  public init(
    from first: Bitmap,
    to second: Bitmap,
    channelTolerance: Int = 0
  ) throws(BitmapError) {
    picture = try Bitmap(
      width: max(first.width, second.width),
      height: max(first.height, second.height)
    )
    var (count, largest, bounds) = (0, 0, PixelRectangle.zero)
    var clusters = PixelClusters(width: picture.width, height: picture.height)
    for y in 0..<picture.height {
      let row = picture.base + y * picture.bytesPerRow
      for x in 0..<picture.width {
        let color = second.color(x: x, y: y)
        let distance = BitmapDifference.distance(from: first.color(x: x, y: y), to: color)
        let isEqual = distance <= channelTolerance
        if !isEqual {
          count += 1
          largest = max(largest, distance)
          let pixel = PixelRectangle(x: x, y: y, width: 1, height: 1)
          bounds = bounds.union(pixel)
          clusters.add(pixel)
        }
        let pixel = isEqual ? BitmapDifference.pale(color ?? 0) : BitmapDifference.marker
        row.storeBytes(of: pixel, toByteOffset: x * 4, as: UInt32.self)
      }
    }
    (self.count, self.largest, self.bounds) = (count, largest, bounds)
    places = clusters.rectangles
  }

  /// Returns the second picture, dark, with the differing pixels in orange.
  ///
  /// - Returns: a picture as large as `picture`.
  package func darkPicture() throws(BitmapError) -> Bitmap {
    let dark = try Bitmap(width: picture.width, height: picture.height)
    picture.withUnsafePixels { pale in
      dark.withUnsafeMutablePixels { bytes in
        let (old, new) = (pale.bindMemory(to: UInt32.self), bytes.bindMemory(to: UInt32.self))
        for index in old.indices {
          // A pale pixel has a quarter of the colour, and three quarters of white.
          new[index] =
            old[index] == BitmapDifference.marker ? 0xFFFF_8A3D : old[index] & 0xFF3F_3F3F
        }
      }
    }
    return dark
  }

  private static let marker: UInt32 = 0xFFFF_0033

  /// Returns the difference of the channel that differs most.
  private static func distance(from first: UInt32?, to second: UInt32?) -> Int {
    guard let first, let second else { return 255 }
    guard first != second else { return 0 }
    var largest = 0
    for shift: UInt32 in stride(from: 0, through: 16, by: 8) {
      largest = max(largest, abs(Int((first >> shift) & 0xFF) - Int((second >> shift) & 0xFF)))
    }
    return largest
  }

  /// Returns the colour three quarters of the way to white, so that the marks are easy to see.
  private static func pale(_ color: UInt32) -> UInt32 {
    0xFFC0_C0C0 + ((color >> 2) & 0x3F_3F3F)
  }
}
