package import Geometry

/// The parts of a picture that a page does not show yet, as a few rectangles.
package struct PixelDamage: Hashable {
  /// The rectangles, which do not overlap.
  package private(set) var rectangles: [PixelRectangle] = []

  /// The maximum number of rectangles; more cost more than the pixels between them.
  package static let most = 16

  /// Creates empty damage.
  package init() {}

  package var isEmpty: Bool { rectangles.isEmpty }

  /// Adds a rectangle; it is merged with those that overlap it.
  package mutating func add(_ rectangle: PixelRectangle) {
    guard !rectangle.isEmpty else { return }
    var whole = rectangle
    while let index = rectangles.firstIndex(where: { !$0.intersection(whole).isEmpty }) {
      whole = whole.union(rectangles.remove(at: index))
    }
    rectangles.append(whole)
    if rectangles.count > Self.most { joinNearest() }
  }

  /// Merges the two rectangles with the fewest unchanged pixels between them.
  private mutating func joinNearest() {
    var nearest: (waste: Int, Int, Int)?
    for first in rectangles.indices {
      for second in rectangles[(first + 1)...].indices {
        let (one, other) = (rectangles[first], rectangles[second])
        let waste = one.union(other).area - one.area - other.area
        if waste < nearest?.waste ?? .max { nearest = (waste, first, second) }
      }
    }
    guard let (_, first, second) = nearest else { return }
    let joined = rectangles[first].union(rectangles.remove(at: second))
    rectangles.remove(at: first)
    // It may overlap other rectangles.
    add(joined)
  }

  /// Removes the parts outside of a picture.
  package mutating func clip(to bounds: PixelRectangle) {
    rectangles = rectangles.map { $0.intersection(bounds) }.filter { !$0.isEmpty }
  }

  /// Returns the rectangles in bands of at most a number of pixels, and removes them.
  package mutating func takeAll(bandsOf pixels: Int) -> [PixelRectangle] {
    defer { rectangles = [] }
    return rectangles.flatMap { rectangle in
      let height = max(1, pixels / rectangle.width)
      return stride(from: rectangle.y, to: rectangle.maxY, by: height).map { y in
        PixelRectangle(
          x: rectangle.x,
          y: y,
          width: rectangle.width,
          height: min(height, rectangle.maxY - y)
        )
      }
    }
  }
}

extension PixelDamage {
  /// The maximum number of pixels of a sheet; a message contains one sheet.
  private static let sheetPixels = 4 << 20

  /// Returns the rectangles on sheets of limited size, and removes them.
  mutating func takeSheets() -> [PictureSheet] {
    var sheets: [PictureSheet] = []
    var parts: [PixelRectangle] = []
    var area = 0
    for part in takeAll(bandsOf: Self.sheetPixels) {
      if area > 0, area + part.area > Self.sheetPixels {
        sheets.append(PictureSheet(parts))
        (parts, area) = ([], 0)
      }
      parts.append(part)
      area += part.area
    }
    return parts.isEmpty ? sheets : sheets + [PictureSheet(parts)]
  }
}

extension PixelRectangle {
  var area: Int { width * height }
}
