internal import CPixman
public import Foundation
public import Geometry

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

extension Bitmap {
  /// The maximum side of a picture that is read from data.
  public static let maximumDecodedSide = 8192

  /// Returns the picture as PNG with 24 bits per pixel; equal pixels give equal bytes.
  public func pngData() throws(BitmapError) -> Data { try pngData(of: bounds) }

  /// Returns a part of the picture as PNG; pixels outside of the picture are left out.
  public func pngData(of part: PixelRectangle) throws(BitmapError) -> Data {
    let part = bounds.intersection(part)
    guard !part.isEmpty else { throw .size(width: part.width, height: part.height) }
    let bytesPerRow = (part.width * 3 + 3) & ~3
    guard let pixels = malloc(bytesPerRow * part.height) else {
      throw .memory(width: part.width, height: part.height)
    }
    defer { free(pixels) }
    copyWithoutUnusedBytes(part, to: pixels, bytesPerRow: bytesPerRow)
    return try PNGFile.encode(
      pixels,
      width: part.width,
      height: part.height,
      bytesPerRow: bytesPerRow,
      as: .opaque
    )
  }

  /// Copies blue, green and red of the pixels of a part.
  private func copyWithoutUnusedBytes(
    _ part: PixelRectangle,
    to memory: UnsafeMutableRawPointer,
    bytesPerRow: Int
  ) {
    let (width, height) = (Int32(part.width), Int32(part.height))
    let source = pixman_image_create_bits(
      PIXMAN_x8r8g8b8,
      Int32(self.width),
      Int32(self.height),
      base.assumingMemoryBound(to: UInt32.self),
      Int32(self.bytesPerRow)
    )
    let target = pixman_image_create_bits(
      PIXMAN_r8g8b8,
      width,
      height,
      memory.assumingMemoryBound(to: UInt32.self),
      Int32(bytesPerRow)
    )
    pixman_image_composite32(
      PIXMAN_OP_SRC,
      source,
      nil,
      target,
      Int32(part.x),
      Int32(part.y),
      0,
      0,
      0,
      0,
      width,
      height
    )
    pixman_image_unref(source)
    pixman_image_unref(target)
  }

  /// Reads a PNG of any colour type; transparent pixels are put on white.
  ///
  /// The size in the header is checked before memory is allocated, so a small file cannot demand gigabytes.
  public convenience init(pngData: Data) throws(BitmapError) {
    let pixels = try PNGFile.decode(pngData)
    pixels.changeTranslucentPixels { pixel in
      let opacity = UInt32(pixel[3])
      for index in 0..<3 {
        let sum = UInt32(pixel[index]) * opacity + 255 * (255 - opacity)
        pixel[index] = UInt8((sum + 127) / 255)
      }
      pixel[3] = 255
    }
    self.init(memory: pixels.memory, width: pixels.width, height: pixels.height)
  }
}
