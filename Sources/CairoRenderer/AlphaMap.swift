internal import CCairo
import Drawing
import Foundation
import Geometry

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// How much of each pixel something covers; made soft to become a shadow.
final class AlphaMap {
  private(set) var extents: PixelRectangle
  /// The distance from one row to the next; whole words of eight pixels.
  let bytesPerRow: Int
  /// How much of each pixel is covered: 0 nothing, 255 all of it.
  let memory: UnsafeMutablePointer<UInt8>

  /// The memory it takes.
  var byteCount: Int { bytesPerRow * extents.height }

  /// Creates a map of pixels that nothing covers; nil without memory for it.
  private init?(_ extents: PixelRectangle) {
    guard !extents.isEmpty, extents.width < 32_000, extents.height < 32_000 else { return nil }
    // So that eight pixels are read at once, also at the end of a row.
    bytesPerRow = (extents.width + 7) & ~7
    guard bytesPerRow * extents.height <= DrawingLimits.layerBytes,
      let memory = calloc(bytesPerRow, extents.height)
    else { return nil }
    self.memory = memory.assumingMemoryBound(to: UInt8.self)
    self.extents = extents
  }

  deinit { free(memory) }

  /// Creates the map of a path's image, with room for a blur around a rectangle.
  convenience init?(
    of path: Path,
    _ transform: CGAffineTransform,
    in covered: PixelRectangle,
    reach: Int
  ) {
    self.init(covered.outset(by: reach)) { context in
      if DevicePath.plot(path, transform, in: context) { cairo_fill(context) }
    }
  }

  /// Creates the map of what is drawn, in black; nil without memory for it.
  convenience init?(_ extents: PixelRectangle, drawing: (OpaquePointer) -> Void) {
    self.init(extents)
    let surface = makeSurface()
    let context: OpaquePointer = cairo_create(surface)
    drawing(context)
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  /// Creates the map of a part of a layer's pixels, with room for a blur around.
  convenience init?(of layer: Surface, _ part: PixelRectangle, reach: Int) {
    self.init(part.outset(by: reach))
    for row in part.y..<part.maxY {
      let source = layer.block.address(x: part.x, y: row)
      let target = memory + (row - extents.y) * bytesPerRow + (part.x - extents.x)
      for column in 0..<part.width {
        target[column] = source.load(fromByteOffset: column * 4 + 3, as: UInt8.self)
      }
    }
  }

  /// Moves it by whole pixels.
  func move(by displacement: (Int, Int)) {
    extents.x += displacement.0
    extents.y += displacement.1
  }

  /// Moves it so that it covers other pixels of the same number.
  func place(at rect: PixelRectangle) {
    move(by: (rect.x - extents.x, rect.y - extents.y))
  }

  /// Paints with the context's source wherever something is covered.
  func mask(in context: OpaquePointer) {
    let surface = makeSurface()
    cairo_mask_surface(context, surface, 0, 0)
    cairo_surface_destroy(surface)
  }

  private func makeSurface() -> OpaquePointer {
    let surface: OpaquePointer = cairo_image_surface_create_for_data(
      memory,
      CAIRO_FORMAT_A8,
      Int32(extents.width),
      Int32(extents.height),
      Int32(bytesPerRow)
    )
    cairo_surface_set_device_offset(surface, Double(-extents.x), Double(-extents.y))
    return surface
  }

  // MARK: - Softening

  /// The radii of three boxes that one after the other nearly make a bell curve.
  private static func radii(deviation: Double) -> [Int] {
    guard deviation > 0.25 else { return [] }
    // Widths of boxes whose variances add up to the bell's (Kovesi: Fast almost-Gaussian filtering).
    let ideal = (12 * deviation * deviation / 3 + 1).squareRoot()
    var lower = Int(ideal)
    if lower.isMultiple(of: 2) { lower -= 1 }
    lower = max(lower, 1)
    let width = Double(lower)
    let count = (12 * deviation * deviation - 3 * width * width - 12 * width - 9) / (-4 * width - 4)
    let narrow = Int(count.rounded())
    return (0..<3).map { ($0 < narrow ? lower : lower + 2) / 2 }
  }

  /// How many pixels the blur reaches.
  static func reach(deviation: Double) -> Int { radii(deviation: deviation).reduce(0, +) }

  /// Makes edges soft, by a bell curve of a deviation in pixels.
  func blur(deviation: Double) {
    let radii = AlphaMap.radii(deviation: deviation)
    guard !radii.isEmpty else { return }
    let length = max(extents.width, extents.height)
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: length) { line in
      for row in 0..<extents.height {
        for radius in radii {
          smear(memory + row * bytesPerRow, step: 1, count: extents.width, radius, line)
        }
      }
      for column in 0..<extents.width {
        for radius in radii {
          smear(memory + column, step: bytesPerRow, count: extents.height, radius, line)
        }
      }
    }
  }

  /// Replaces each number of a line by the mean of those around it.
  private func smear(
    _ start: UnsafeMutablePointer<UInt8>,
    step: Int,
    count: Int,
    _ radius: Int,
    _ line: UnsafeMutableBufferPointer<UInt8>
  ) {
    guard radius > 0 else { return }
    let width = UInt32(2 * radius + 1)
    // Multiplying and shifting in place of dividing; exact enough for sums of bytes.
    let factor = (UInt64(1) << 32) / UInt64(width) + 1
    for index in 0..<count { line[index] = start[index * step] }
    var sum = UInt32(0)
    for index in 0..<min(radius, count) { sum += UInt32(line[index]) }
    for index in 0..<count {
      if index + radius < count { sum += UInt32(line[index + radius]) }
      if index > radius { sum -= UInt32(line[index - radius - 1]) }
      start[index * step] = UInt8((UInt64(sum + width / 2) * factor) >> 32)
    }
  }
}
