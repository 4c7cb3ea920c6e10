import Geometry

#if canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A copy of the picture as it was last sent to pages, which shows the real changes.
///
/// Most repainted pixels are the same as before. Of a panel whose clock advances, only the clock has to be sent.
/// Comparing costs less than packing the rest would.
struct PixelShadow {
  private var pixels: [UInt8] = []
  private var bounds = PixelRectangle.zero

  /// The size of the parts that are compared, in pixels; our choice, which is about a word of text.
  static let (partWidth, partHeight) = (32, 16)

  private static let bytesPerPixel = 4

  /// Returns the changed parts of some damaged rectangles, and updates the copy.
  ///
  /// A picture of another size is new as a whole.
  mutating func changes(of picture: any PagePicture, in damage: [PixelRectangle])
    -> [PixelRectangle]
  {
    guard picture.bounds == bounds else {
      bounds = picture.bounds
      pixels = picture.withPixels { bytes, _ in [UInt8](bytes) }
      return [bounds]
    }
    return picture.withPixels { bytes, bytesPerRow in
      pixels.withUnsafeMutableBytes { copy in
        var comparison = Comparison(picture: bytes, copy: copy, bytesPerRow: bytesPerRow)
        for rectangle in damage { comparison.compare(rectangle.intersection(bounds)) }
        return comparison.changes
      }
    }
  }

  /// Compares and copies the pixels, part by part.
  private struct Comparison {
    let picture: UnsafeRawBufferPointer
    let copy: UnsafeMutableRawBufferPointer
    let bytesPerRow: Int
    private(set) var changes: [PixelRectangle] = []

    init(
      picture: UnsafeRawBufferPointer,
      copy: UnsafeMutableRawBufferPointer,
      bytesPerRow: Int
    ) {
      (self.picture, self.copy, self.bytesPerRow) = (picture, copy, bytesPerRow)
    }

    mutating func compare(_ rectangle: PixelRectangle) {
      guard !rectangle.isEmpty else { return }
      for y in stride(from: rectangle.y, to: rectangle.maxY, by: partHeight) {
        let height = min(partHeight, rectangle.maxY - y)
        for run in runs(
          PixelRectangle(x: rectangle.x, y: y, width: rectangle.width, height: height)
        ) {
          add(run)
        }
      }
    }

    /// Returns the parts of a band that differ; neighbours are merged.
    private func runs(_ band: PixelRectangle) -> [PixelRectangle] {
      var runs: [PixelRectangle] = []
      for x in stride(from: band.x, to: band.maxX, by: partWidth) {
        let width = min(partWidth, band.maxX - x)
        let part = PixelRectangle(x: x, y: band.y, width: width, height: band.height)
        guard takeOver(part) else { continue }
        if let last = runs.last, last.maxX == x {
          runs[runs.count - 1].width += width
        } else {
          runs.append(part)
        }
      }
      return runs
    }

    /// Copies a part; returns false if it was the same.
    private func takeOver(_ part: PixelRectangle) -> Bool {
      let length = part.width * bytesPerPixel
      var hasChanged = false
      for row in part.y..<part.maxY {
        let start = row * bytesPerRow + part.x * bytesPerPixel
        let new = UnsafeRawBufferPointer(rebasing: picture[start..<start + length])
        let old = UnsafeMutableRawBufferPointer(rebasing: copy[start..<start + length])
        guard let from = new.baseAddress, let to = old.baseAddress, memcmp(from, to, length) != 0
        else { continue }
        hasChanged = true
        old.copyMemory(from: new)
      }
      return hasChanged
    }

    /// Adds a run, and merges it with the one above if both are equally wide.
    private mutating func add(_ run: PixelRectangle) {
      let above = changes.firstIndex {
        $0.x == run.x && $0.width == run.width && $0.maxY == run.y
      }
      if let above { changes[above].height += run.height } else { changes.append(run) }
    }
  }
}
