import Geometry

/// Pixels that are close to each other, as rectangles; pixels in neighbouring blocks form one rectangle.
struct PixelClusters {
  /// The side of a block, in pixels.
  private static let side = 16

  private let (columns, rows): (Int, Int)
  /// The rectangle around the pixels of each block; nil without pixels.
  private var blocks: [PixelRectangle?]

  init(width: Int, height: Int) {
    columns = (width + Self.side - 1) / Self.side
    rows = (height + Self.side - 1) / Self.side
    blocks = Array(repeating: nil, count: columns * rows)
  }

  /// Adds a pixel.
  mutating func add(_ pixel: PixelRectangle) {
    let block = pixel.y / Self.side * columns + pixel.x / Self.side
    blocks[block] = blocks[block].map { $0.union(pixel) } ?? pixel
  }

  /// The rectangles, in the order of their highest blocks.
  var rectangles: [PixelRectangle] {
    var left = blocks
    var found: [PixelRectangle] = []
    for start in left.indices {
      guard var rectangle = left[start] else { continue }
      var waiting = [start]
      left[start] = nil
      while let block = waiting.popLast() {
        let (x, y) = (block % columns, block / columns)
        for row in max(0, y - 1)...min(rows - 1, y + 1) {
          for column in max(0, x - 1)...min(columns - 1, x + 1) {
            guard let other = left[row * columns + column] else { continue }
            rectangle = rectangle.union(other)
            left[row * columns + column] = nil
            waiting.append(row * columns + column)
          }
        }
      }
      found.append(rectangle)
    }
    return found
  }
}
