internal import CPixman
public import Geometry

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A picture of opaque pixels in memory: blue, green, red and an unused byte, row after row.
///
/// A window surface of 32-bit RGB has the same layout, so a picture is shown by copying it. The unused byte is
/// always 255, so equal pictures have equal bytes.
public final class Bitmap {
  /// The maximum number of pixels of a picture in one direction.
  public static let maximumSide = 16_384
  /// The maximum number of pixels of a picture.
  public static let maximumPixelCount = 8192 * 8192

  /// The number of pixels in a row.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// The distance from one row to the next, in bytes.
  public let bytesPerRow: Int

  /// The first byte; renderer and decoder write here.
  let base: UnsafeMutableRawPointer

  /// Creates a black picture; the size is checked before memory is allocated.
  public init(width: Int, height: Int) throws(BitmapError) {
    let sides = 1...Bitmap.maximumSide
    guard sides.contains(width), sides.contains(height),
      width * height <= Bitmap.maximumPixelCount
    else { throw .size(width: width, height: height) }
    guard let memory = malloc(width * height * 4) else {
      throw .memory(width: width, height: height)
    }
    self.width = width
    self.height = height
    bytesPerRow = width * 4
    base = memory
    pixman_fill(
      memory.assumingMemoryBound(to: UInt32.self),
      Int32(width),
      32,
      0,
      0,
      Int32(width),
      Int32(height),
      0xFF00_0000
    )
  }

  /// Creates a picture of pixels in memory from `malloc`, which the picture frees.
  init(memory: UnsafeMutableRawPointer, width: Int, height: Int) {
    self.width = width
    self.height = height
    bytesPerRow = width * 4
    base = memory
  }

  deinit { free(base) }

  /// All pixels of the picture.
  public var bounds: PixelRectangle { PixelRectangle(x: 0, y: 0, width: width, height: height) }

  /// Calls the closure with all bytes, which are valid only until it returns.
  public func withUnsafePixels<Result, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(UnsafeRawBufferPointer(start: base, count: bytesPerRow * height))
  }

  /// Calls the closure with all bytes, which it may change; the unused ones stay 255.
  package func withUnsafeMutablePixels<Result>(
    _ body: (UnsafeMutableRawBufferPointer) -> Result
  ) -> Result {
    body(UnsafeMutableRawBufferPointer(start: base, count: bytesPerRow * height))
  }

  /// Returns the picture in another size: missing pixels are black, and the rest is cut off.
  public func resized(width: Int, height: Int) throws(BitmapError) -> Bitmap {
    let copy = try Bitmap(width: width, height: height)
    let byteCount = min(bytesPerRow, copy.bytesPerRow)
    for row in 0..<min(height, self.height) {
      (copy.base + row * copy.bytesPerRow)
        .copyMemory(from: base + row * bytesPerRow, byteCount: byteCount)
    }
    return copy
  }

  /// Copies the existing pixels of a part of another picture to a place in this one.
  package func copy(_ part: PixelRectangle, of other: Bitmap, toX x: Int, y: Int) {
    let source = part.intersection(other.bounds)
    let (left, top) = (x + source.x - part.x, y + source.y - part.y)
    let target = PixelRectangle(x: left, y: top, width: source.width, height: source.height)
      .intersection(bounds)
    guard other !== self, !target.isEmpty else { return }
    let column = source.x + target.x - left
    for row in 0..<target.height {
      let from = (source.y + target.y - top + row) * other.bytesPerRow + column * 4
      let to = (target.y + row) * bytesPerRow + target.x * 4
      (base + to).copyMemory(from: other.base + from, byteCount: target.width * 4)
    }
  }

  /// Returns the colour of a pixel as `0xRRGGBB`; nil outside the picture.
  public func color(x: Int, y: Int) -> UInt32? {
    guard x >= 0, y >= 0, x < width, y < height else { return nil }
    return base.load(fromByteOffset: y * bytesPerRow + x * 4, as: UInt32.self) & 0xFF_FFFF
  }
}

extension Bitmap: Equatable {
  /// Returns whether both have the same size and the same pixels.
  public static func == (first: Bitmap, second: Bitmap) -> Bool {
    guard first.width == second.width, first.height == second.height else { return false }
    return memcmp(first.base, second.base, first.bytesPerRow * first.height) == 0
  }
}
