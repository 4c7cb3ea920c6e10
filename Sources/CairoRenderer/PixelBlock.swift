import Geometry

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Memory of 32-bit pixels that another object owns.
struct PixelBlock {
  let base: UnsafeMutableRawPointer
  let bytesPerRow: Int

  /// The address of a pixel.
  func address(x: Int, y: Int) -> UnsafeMutableRawPointer {
    base + (y * bytesPerRow + x * 4)
  }

  /// Sets every pixel of a rectangle that lies inside the memory.
  func fill(_ rect: PixelRectangle, with pixel: UInt32) {
    guard !rect.isEmpty else { return }
    guard rect.width > 32 else { return fillNarrow(rect, with: pixel) }
    let first = address(x: rect.x, y: rect.y)
    let bytes = rect.width * 4
    first.storeBytes(of: pixel, as: UInt32.self)
    // Doubling what is there already leaves the work to the C library, fast in any build.
    var done = 4
    while done < bytes {
      let count = min(done, bytes - done)
      memcpy(first + done, first, count)
      done += count
    }
    for row in stride(from: 1, to: rect.height, by: 1) {
      memcpy(first + row * bytesPerRow, first, bytes)
    }
  }

  /// A call for every short row, such as a border's, would be most of the work.
  private func fillNarrow(_ rect: PixelRectangle, with pixel: UInt32) {
    var row = address(x: rect.x, y: rect.y)
    for _ in 0..<rect.height {
      var offset = 0
      while offset < rect.width * 4 {
        row.storeBytes(of: pixel, toByteOffset: offset, as: UInt32.self)
        offset += 4
      }
      row += bytesPerRow
    }
  }

  /// Sets all bytes of a rectangle to zero.
  func clear(_ rect: PixelRectangle) {
    for row in 0..<max(rect.height, 0) {
      memset(address(x: rect.x, y: rect.y + row), 0, rect.width * 4)
    }
  }

  /// Copies a rectangle from memory of the same layout.
  func copy(_ rect: PixelRectangle, from other: PixelBlock) {
    for row in 0..<max(rect.height, 0) {
      memcpy(
        address(x: rect.x, y: rect.y + row),
        other.address(x: rect.x, y: rect.y + row),
        rect.width * 4
      )
    }
  }
}
