import Geometry

#if canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A copy of the picture as pages were last told of it, which tells what has really changed.
///
/// What is painted anew is mostly as it was: of a panel whose clock goes on, the clock alone has to
/// travel. Finding that out costs less than packing the rest would.
struct PixelShadow {
  private var pixels: [UInt8] = []
  private var bounds = PixelRectangle.zero

  /// The size of a part that has changed or has not, in pixels; our choice: about a word of text.
  static let (partWidth, partHeight) = (32, 16)

  private static let bytesPerPixel = 4

  /// What of some damaged rectangles differs from the copy, which is the picture afterwards.
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

  /// Compares and copies, part by part.
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

    /// The parts of a band that differ, each with its neighbours.
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

    /// Copies a part; false when it was the same.
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

    /// Adds a run, to the one above it if that is as wide.
    private mutating func add(_ run: PixelRectangle) {
      let above = changes.firstIndex {
        $0.x == run.x && $0.width == run.width && $0.maxY == run.y
      }
      if let above { changes[above].height += run.height } else { changes.append(run) }
    }
  }
}
