import CSharedMemory
import CairoRenderer
import Foundation
import TextFormats
import Geometry

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The pixels of a picture that two processes share, row by row as in a `Bitmap`.
///
/// They are read and written like a file, not mapped. A process that truncates the memory therefore does not crash the
/// other one. A system without memory returns an error.
nonisolated package final class PictureMemory {
  /// The descriptor that the other process needs too.
  package let descriptor: Int32

  /// Takes ownership of a descriptor of such memory.
  package init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Creates memory without pixels; writing extends it.
  package convenience init() throws(ProgramError) {
    let closeOnExecution: UInt32 = 1
    let descriptor = memfd_create("touch-sandbox", closeOnExecution)
    guard descriptor >= 0 else {
      let reason = String(cString: strerror(errno))
      throw ProgramError(.software, "no memory for a shared picture (\(reason)). Close programs.")
    }
    self.init(descriptor: descriptor)
  }

  deinit { close(descriptor) }

  /// Writes a part of a picture, which must be inside it; returns whether there was room.
  func write(_ part: PixelRectangle, of bitmap: Bitmap) -> Bool {
    bitmap.withUnsafePixels { pixels in
      Self.spans(of: part, in: bitmap).allSatisfy { span in
        Self.complete(span) {
          let bytes = UnsafeRawBufferPointer(rebasing: pixels[$0])
          return pwrite(descriptor, bytes.baseAddress, bytes.count, off_t($0.lowerBound))
        }
      }
    }
  }

  /// Reads a part of a picture, which must be inside it; returns whether it was complete.
  func read(_ part: PixelRectangle, into bitmap: Bitmap) -> Bool {
    bitmap.withUnsafeMutablePixels { pixels in
      Self.spans(of: part, in: bitmap).allSatisfy { span in
        Self.complete(span) {
          let bytes = UnsafeMutableRawBufferPointer(rebasing: pixels[$0])
          return pread(descriptor, bytes.baseAddress, bytes.count, off_t($0.lowerBound))
        }
      }
    }
  }

  /// Returns the byte ranges of a part: one range at full width, otherwise one per row.
  private static func spans(of part: PixelRectangle, in bitmap: Bitmap) -> [Range<Int>] {
    let row = bitmap.bytesPerRow
    if part.width == bitmap.width { return [part.y * row..<part.maxY * row] }
    return (part.y..<part.maxY).map { $0 * row + part.x * 4..<$0 * row + part.maxX * 4 }
  }

  /// Repeats a system call until it has processed all bytes; returns false on failure.
  private static func complete(_ span: Range<Int>, _ call: (Range<Int>) -> Int) -> Bool {
    var start = span.lowerBound
    while start < span.upperBound {
      let count = call(start..<span.upperBound)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      start += count
    }
    return true
  }
}
