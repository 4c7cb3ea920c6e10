internal import CCairo
import Drawing
import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The pixels of a picture file, which can be translucent.
final class DecodedPicture {
  let byteCount: Int
  private let memory: UnsafeMutableRawPointer
  private let surface: OpaquePointer
  private let size: CGSize

  /// Decodes the bytes of a PNG file; nil if they are invalid.
  convenience init?(_ data: Data) {
    guard let pixels = try? PNGFile.decode(data) else { return nil }
    pixels.changeTranslucentPixels { pixel in
      let opacity = UInt32(pixel[3])
      for index in 0..<3 { pixel[index] = UInt8((UInt32(pixel[index]) * opacity + 127) / 255) }
    }
    self.init(pixels.memory, width: pixels.width, height: pixels.height)
  }

  /// Copies pixels without a change; nil if memory for them is missing.
  convenience init?(_ grid: PixelGrid) {
    guard let memory = malloc(grid.bytes.count) else { return nil }
    grid.bytes.withUnsafeBytes { bytes in
      UnsafeMutableRawBufferPointer(start: memory, count: bytes.count).copyMemory(from: bytes)
    }
    self.init(memory, width: grid.width, height: grid.height)
  }

  /// Uses memory that the picture owns and frees.
  private init(_ memory: UnsafeMutableRawPointer, width: Int, height: Int) {
    self.memory = memory
    byteCount = width * height * 4
    size = CGSize(width: width, height: height)
    surface = cairo_image_surface_create_for_data(
      memory.assumingMemoryBound(to: UInt8.self),
      CAIRO_FORMAT_ARGB32,
      Int32(width),
      Int32(height),
      Int32(width * 4)
    )
  }

  deinit {
    cairo_surface_destroy(surface)
    free(memory)
  }

  /// A rectangle of whole pixels of the picture.
  struct Part {
    let origin: CGPoint
    fileprivate let owner: DecodedPicture
    fileprivate let size: CGSize

    /// Returns a pattern of this part only, so that neighbouring pixels do not blend in; the caller frees it.
    func makePattern() -> OpaquePointer? {
      guard size != owner.size else { return cairo_pattern_create_for_surface(owner.surface) }
      let part = cairo_surface_create_for_rectangle(
        owner.surface,
        origin.x,
        origin.y,
        size.width,
        size.height
      )
      defer { cairo_surface_destroy(part) }
      return cairo_pattern_create_for_surface(part)
    }
  }

  /// Returns the whole pixels around a rectangle; nil if it is outside of the picture.
  func part(_ rect: CGRect) -> Part? {
    let whole = CGRect(origin: .zero, size: size)
    let pixels = rect.integral.intersection(whole)
    guard !pixels.isNull, pixels.width > 0, pixels.height > 0 else { return nil }
    return Part(origin: pixels.origin, owner: self, size: pixels.size)
  }
}

/// A cache of the pixels of pictures that were painted recently.
final class PictureCache {
  private struct Entry {
    /// The decoded picture; nil for invalid bytes, so that they are not decoded again.
    let image: DecodedPicture?
    var lastUse: Int
  }

  private var entries: [Picture: Entry] = [:]
  private var clock = 0
  private var bytes = 0

  /// Returns the pixels of a file or a grid; nil for invalid bytes.
  func image(of picture: Picture) -> DecodedPicture? {
    clock += 1
    if let index = entries.index(forKey: picture) {
      entries.values[index].lastUse = clock
      return entries.values[index].image
    }
    let image: DecodedPicture? =
      switch picture.content {
      case .png(let data): DecodedPicture(data)
      case .pixels(let grid): DecodedPicture(grid)
      case .list: nil
      }
    entries[picture] = Entry(image: image, lastUse: clock)
    bytes += image?.byteCount ?? 0
    while bytes > DrawingLimits.keptPictureBytes, entries.count > 1 { forgetOldest() }
    return image
  }

  private func forgetOldest() {
    guard let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse }) else { return }
    bytes -= oldest.value.image?.byteCount ?? 0
    entries[oldest.key] = nil
  }
}
