package import Geometry

/// The layout of several parts of a picture in one packed picture.
///
/// A sheet is packed once and unpacked once, with any number of parts. The area between the parts is black and
/// takes next to no bytes.
package struct PictureSheet: Hashable, Sendable {
  /// A part of the picture, and the place of its upper left pixel on the sheet.
  package struct Part: Hashable, Sendable {
    package let source: PixelRectangle
    package let (x, y): (Int, Int)
  }

  /// The parts, in any order.
  package private(set) var parts: [Part] = []
  /// The size of the sheet, in pixels.
  package private(set) var (width, height) = (0, 0)

  /// Puts rectangles on shelves, the highest first, so that those of a shelf have similar heights.
  init(_ rectangles: [PixelRectangle]) {
    let area = rectangles.reduce(0) { $0 + $1.width * $1.height }
    let widest = rectangles.reduce(0) { max($0, $1.width) }
    // The sheet is about square, unless the widest rectangle is wider.
    let most = max(widest, Int(Double(area).squareRoot().rounded(.up)))
    var (x, shelf) = (0, 0)
    for source in rectangles.sorted(by: Self.isHigher) {
      if x + source.width > most { (x, shelf) = (0, height) }
      parts.append(Part(source: source, x: x, y: shelf))
      x += source.width
      (width, height) = (max(width, x), max(height, shelf + source.height))
    }
  }

  private static func isHigher(_ one: PixelRectangle, _ other: PixelRectangle) -> Bool {
    (one.height, other.y, other.x) > (other.height, one.y, one.x)
  }
}
