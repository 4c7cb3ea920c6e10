import CairoRenderer
import Geometry

/// The pixels of a picture as red, green and blue, with a constant size.
nonisolated struct PixelFrame {
  let width: Int
  let height: Int
  /// `0xRRGGBB`, row by row.
  private(set) var pixels: [UInt32]

  /// Copies a picture; missing parts are black, and excess parts are cut off.
  init(_ bitmap: Bitmap, width: Int, height: Int) {
    self.width = width
    self.height = height
    pixels = [UInt32](repeating: 0, count: width * height)
    let (columns, rows) = (min(width, bitmap.width), min(height, bitmap.height))
    bitmap.withUnsafePixels { source in
      pixels.withUnsafeMutableBufferPointer { target in
        for y in 0..<rows {
          for x in 0..<columns {
            let offset = y &* bitmap.bytesPerRow &+ x &* 4
            let pixel = source.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
            target[y &* width &+ x] = pixel & 0xFF_FFFF
          }
        }
      }
    }
  }

  /// Returns the bounding box of all pixels that differ from another picture's; nil if both are equal.
  ///
  /// Without another picture, it is the whole picture.
  func changes(since former: PixelFrame?) -> PixelRectangle? {
    guard let former else { return PixelRectangle(x: 0, y: 0, width: width, height: height) }
    var part: PixelRectangle?
    for y in 0..<height {
      let row = y * width
      guard
        let left = (0..<width).first(where: { pixels[row + $0] != former.pixels[row + $0] }),
        let right = (0..<width).last(where: { pixels[row + $0] != former.pixels[row + $0] })
      else { continue }
      let line = PixelRectangle(x: left, y: y, width: right - left + 1, height: 1)
      part = part?.union(line) ?? line
    }
    return part
  }

  /// The bytes blue, green, red, 255 of each pixel.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(pixels.count * 4)
    for pixel in pixels {
      bytes.append(UInt8(truncatingIfNeeded: pixel))
      bytes.append(UInt8(truncatingIfNeeded: pixel >> 8))
      bytes.append(UInt8(truncatingIfNeeded: pixel >> 16))
      bytes.append(255)
    }
    return bytes
  }
}
