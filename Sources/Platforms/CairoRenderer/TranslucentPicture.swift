import Drawing
import Foundation
import Geometry

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Pixels that can be translucent: blue, green and red, multiplied by the opacity, and the opacity.
final class TranslucentPicture {
  let extents: PixelRectangle
  private let memory: UnsafeMutableRawPointer
  private var byteCount: Int { extents.width * extents.height * 4 }

  /// Creates a transparent picture; nil if the size is invalid or memory is missing.
  init?(width: Int, height: Int) {
    let sides = 1...Bitmap.maximumSide
    guard sides.contains(width), sides.contains(height),
      width * height <= Bitmap.maximumPixelCount, let memory = calloc(width * height, 4)
    else { return nil }
    extents = PixelRectangle(x: 0, y: 0, width: width, height: height)
    self.memory = memory
  }

  deinit { free(memory) }

  /// Returns a surface for painting, valid as long as the picture is; nil if memory is missing.
  func makeSurface() -> Surface? {
    Surface(memory: memory, bytesPerRow: extents.width * 4, extents: extents)
  }

  /// The components red, green and blue, multiplied by the opacity, and the opacity.
  var components: [UInt8] {
    [UInt8](unsafeUninitializedCapacity: byteCount) { bytes, count in
      for place in stride(from: 0, to: byteCount, by: 4) {
        let pixel = memory.load(fromByteOffset: place, as: UInt32.self)
        bytes[place] = UInt8(truncatingIfNeeded: pixel >> 16)
        bytes[place + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
        bytes[place + 2] = UInt8(truncatingIfNeeded: pixel)
        bytes[place + 3] = UInt8(truncatingIfNeeded: pixel >> 24)
      }
      count = byteCount
    }
  }

  /// Returns the picture as a PNG file; its pixels are invalid afterwards.
  func takePNG() -> Data? {
    divideByOpacity()
    return try? PNGFile.encode(
      memory,
      width: extents.width,
      height: extents.height,
      bytesPerRow: extents.width * 4,
      as: .translucent
    )
  }

  /// Divides the colours by the opacity, because files store them that way.
  private func divideByOpacity() {
    let bytes = memory.assumingMemoryBound(to: UInt8.self)
    for place in stride(from: 0, to: byteCount, by: 4) {
      let alpha = UInt32(bytes[place + 3])
      guard alpha > 0, alpha < 255 else { continue }
      for index in place..<place + 3 {
        bytes[index] = UInt8(min((UInt32(bytes[index]) * 255 + alpha / 2) / alpha, 255))
      }
    }
  }
}
