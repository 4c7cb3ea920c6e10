package import CairoRenderer
package import Geometry

nonisolated extension SHA256 {
  /// Adds the pixels of some rectangles of a picture, and where they are.
  ///
  /// Of a row of pictures, the pixels that each changed say as much as all the pixels would.
  package mutating func add(_ rectangles: [PixelRectangle], of bitmap: Bitmap) {
    for part in rectangles {
      add("\(part.x),\(part.y),\(part.width),\(part.height) of \(bitmap.width)x\(bitmap.height)")
      bitmap.withUnsafePixels { pixels in
        for y in part.y..<part.maxY {
          let start = y * bitmap.bytesPerRow + part.x * 4
          add(UnsafeRawBufferPointer(rebasing: pixels[start..<(start + part.width * 4)]))
        }
      }
    }
  }
}
