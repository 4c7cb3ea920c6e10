package import Geometry

/// Where the parts of a picture stand that are packed as one.
///
/// One sheet is packed once and unpacked once, whatever it has on it; what lies between the parts is
/// black and costs next to nothing.
package struct PictureSheet: Hashable, Sendable {
  /// A part of the picture, and where its upper left pixel is on the sheet.
  package struct Part: Hashable, Sendable {
    package let source: PixelRectangle
    package let (x, y): (Int, Int)
  }

  /// The parts, in no order that matters.
  package private(set) var parts: [Part] = []
  /// The size of the sheet, in pixels.
  package private(set) var (width, height) = (0, 0)

  /// Puts rectangles on shelves: the high ones first, so that those of a shelf are about as high.
  init(_ rectangles: [PixelRectangle]) {
    let area = rectangles.reduce(0) { $0 + $1.width * $1.height }
    let widest = rectangles.reduce(0) { max($0, $1.width) }
    // About square, where the widest leaves the choice.
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
