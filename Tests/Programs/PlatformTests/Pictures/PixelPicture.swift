import Foundation

/// A picture as rows of pixels, three bytes each.
struct PixelPicture: Equatable {
  let width: Int
  let height: Int
  let bytes: Data

  init(width: Int, height: Int, bytes: Data) throws {
    guard bytes.count == width * height * 3 else {
      throw RigError("\(bytes.count) bytes came instead of \(width)x\(height) pixels of three")
    }
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  subscript(x: Int, y: Int) -> PixelColor {
    let start = bytes.startIndex + (y * width + x) * 3
    return PixelColor(bytes[start], bytes[start + 1], bytes[start + 2])
  }

  /// Returns the number of pixels that differ from another picture in the part at the top left.
  func differences(from other: PixelPicture, width: Int = .max, height: Int) -> Int {
    let columns = min(width, self.width, other.width)
    return (0..<min(height, self.height, other.height)).reduce(0) { sum, y in
      sum + (0..<columns).count { x in self[x, y] != other[x, y] }
    }
  }

  /// Returns the number of pixels that differ from another picture of the same size.
  func differences(from other: PixelPicture) -> Int {
    guard bytes != other.bytes else { return 0 }
    return (0..<height).reduce(0) { sum, y in
      sum + (0..<width).count { x in self[x, y] != other[x, y] }
    }
  }
}
