extension Bitmap {
  /// Returns a smaller picture, in which each pixel is the mean of the pixels that it replaces.
  ///
  /// - Parameter width: the number of pixels in a row, at most the present one; the height follows.
  /// - Returns: the picture.
  /// - Throws: `BitmapError` if memory for it is missing.
  package func reduced(toWidth width: Int) throws(BitmapError) -> Bitmap {
    let width = max(1, min(width, self.width))
    let height = max(1, (self.height * width + self.width / 2) / self.width)
    let small = try Bitmap(width: width, height: height)
    withUnsafePixels { pixels in
      small.withUnsafeMutablePixels { bytes in
        for y in 0..<height {
          let rows = part(y, of: height, in: self.height)
          for x in 0..<width {
            let columns = part(x, of: width, in: self.width)
            for channel in 0..<4 {
              var sum = 0
              for row in rows {
                for column in columns {
                  sum += Int(pixels[row * bytesPerRow + column * 4 + channel])
                }
              }
              bytes[(y * width + x) * 4 + channel] = UInt8(sum / (rows.count * columns.count))
            }
          }
        }
      }
    }
    return small
  }

  /// Returns the pixels that one pixel of a smaller picture replaces.
  private func part(_ index: Int, of count: Int, in total: Int) -> Range<Int> {
    let start = index * total / count
    return start..<max(start + 1, (index + 1) * total / count)
  }
}
