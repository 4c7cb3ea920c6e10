internal import CCairo
import Drawing
import Foundation
import Geometry

/// The coverage of each pixel by a shadow.
final class ShadowMask {
  private(set) var extents: PixelRectangle
  private let surface: OpaquePointer
  private let bytes: UnsafeMutablePointer<UInt8>
  private let bytesPerRow: Int

  /// The number of bytes of the pixels.
  var byteCount: Int { bytesPerRow * extents.height }

  /// Creates the mask of a drawing; nil if memory for it is missing.
  private init?(_ extents: PixelRectangle, drawing draw: (OpaquePointer) -> Void) {
    guard !extents.isEmpty, extents.width < 32_000, extents.height < 32_000,
      extents.width * extents.height <= DrawingLimits.layerBytes,
      let surface = cairo_image_surface_create(
        CAIRO_FORMAT_A8,
        Int32(extents.width),
        Int32(extents.height)
      )
    else { return nil }
    guard let bytes = cairo_image_surface_get_data(surface) else {
      cairo_surface_destroy(surface)
      return nil
    }
    self.surface = surface
    self.bytes = bytes
    self.extents = extents
    bytesPerRow = Int(cairo_image_surface_get_stride(surface))
    cairo_surface_set_device_offset(surface, Double(-extents.x), Double(-extents.y))
    let context: OpaquePointer = cairo_create(surface)
    draw(context)
    cairo_destroy(context)
  }

  deinit { cairo_surface_destroy(surface) }

  /// Creates the mask of a path's image, with room for a blur around a rectangle.
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

  /// Creates the mask of a part of a layer's pixels, with room for a blur around.
  convenience init?(of layer: Surface, _ part: PixelRectangle, reach: Int) {
    self.init(part.outset(by: reach)) { context in
      layer.makeSource(of: context)
      cairo_rectangle(
        context,
        Double(part.x),
        Double(part.y),
        Double(part.width),
        Double(part.height)
      )
      cairo_fill(context)
    }
  }

  /// Moves the mask by whole pixels.
  func move(by displacement: (Int, Int)) {
    extents.x += displacement.0
    extents.y += displacement.1
  }

  /// Moves the mask to another rectangle of the same size.
  func place(at rect: PixelRectangle) {
    move(by: (rect.x - extents.x, rect.y - extents.y))
  }

  /// Paints with the context's source on the pixels that the mask covers.
  func mask(in context: OpaquePointer) {
    cairo_surface_set_device_offset(surface, Double(-extents.x), Double(-extents.y))
    cairo_mask_surface(context, surface, 0, 0)
  }

  // MARK: - Softening

  /// Returns the radii of three successive boxes that approximate a bell curve.
  private static func radii(deviation: Double) -> [Int] {
    guard deviation > 0.25 else { return [] }
    // The widths of boxes whose variances add up to the bell's (Kovesi: Fast almost-Gaussian filtering).
    let ideal = (12 * deviation * deviation / 3 + 1).squareRoot()
    var lower = Int(ideal)
    if lower.isMultiple(of: 2) { lower -= 1 }
    lower = max(lower, 1)
    let width = Double(lower)
    let count = (12 * deviation * deviation - 3 * width * width - 12 * width - 9) / (-4 * width - 4)
    let narrow = Int(count.rounded())
    return (0..<3).map { ($0 < narrow ? lower : lower + 2) / 2 }
  }

  /// Returns the reach of the blur, in pixels.
  static func reach(deviation: Double) -> Int { radii(deviation: deviation).reduce(0, +) }

  /// Softens edges with a bell curve of a deviation in pixels.
  func blur(deviation: Double) {
    let radii = ShadowMask.radii(deviation: deviation)
    guard !radii.isEmpty else { return }
    let length = max(extents.width, extents.height)
    cairo_surface_flush(surface)
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: length) { line in
      for row in 0..<extents.height {
        for radius in radii {
          smear(bytes + row * bytesPerRow, step: 1, count: extents.width, radius, line)
        }
      }
      for column in 0..<extents.width {
        for radius in radii {
          smear(bytes + column, step: bytesPerRow, count: extents.height, radius, line)
        }
      }
    }
    cairo_surface_mark_dirty(surface)
  }

  /// Replaces each number of a line by the mean of the numbers around it.
  private func smear(
    _ start: UnsafeMutablePointer<UInt8>,
    step: Int,
    count: Int,
    _ radius: Int,
    _ line: UnsafeMutableBufferPointer<UInt8>
  ) {
    guard radius > 0 else { return }
    let width = UInt32(2 * radius + 1)
    // Multiplying and shifting replaces division, which is exact enough for sums of bytes.
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
