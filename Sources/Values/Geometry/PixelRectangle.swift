/// A rectangle of whole pixels; empty if it has no width or no height.
public struct PixelRectangle: Hashable, Sendable {
  /// The first column.
  public var x: Int
  /// The first row.
  public var y: Int
  /// The number of columns.
  public var width: Int
  /// The number of rows.
  public var height: Int

  /// Creates a rectangle of pixels.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// A rectangle without pixels.
  public static let zero = PixelRectangle(x: 0, y: 0, width: 0, height: 0)

  /// Whether it has no pixels.
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The column after the last one.
  public var maxX: Int { x + width }

  /// The row after the last one.
  public var maxY: Int { y + height }

  /// Returns the common pixels of both; `zero` if they do not overlap.
  public func intersection(_ other: PixelRectangle) -> PixelRectangle {
    let left = max(x, other.x)
    let top = max(y, other.y)
    let width = min(maxX, other.maxX) - left
    let height = min(maxY, other.maxY) - top
    guard width > 0, height > 0 else { return .zero }
    return PixelRectangle(x: left, y: top, width: width, height: height)
  }

  /// Returns the bounding box of both; an empty rectangle adds nothing.
  public func union(_ other: PixelRectangle) -> PixelRectangle {
    guard !isEmpty else { return other }
    guard !other.isEmpty else { return self }
    let left = min(x, other.x)
    let top = min(y, other.y)
    return PixelRectangle(
      x: left,
      y: top,
      width: max(maxX, other.maxX) - left,
      height: max(maxY, other.maxY) - top
    )
  }

  /// Whether it contains every pixel of another rectangle.
  public func contains(_ other: PixelRectangle) -> Bool {
    other.isEmpty
      || (other.x >= x && other.y >= y && other.maxX <= maxX && other.maxY <= maxY)
  }
}
