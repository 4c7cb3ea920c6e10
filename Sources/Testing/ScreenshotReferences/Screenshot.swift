public import CairoRenderer
public import Drawing
public import Foundation

/// A picture that is compared with a reference beside the test.
public struct Screenshot {
  /// The content of the picture.
  public var list: DisplayList
  /// The size in points.
  public var size: CGSize
  /// The number of pixels per point.
  public var scale: Double
  /// The colour beneath the content.
  public var background: Color

  /// Creates a picture; by default with one pixel per point, on white.
  public init(
    of list: DisplayList,
    size: CGSize,
    scale: Double = 1,
    background: Color = .white
  ) {
    self.list = list
    self.size = size
    self.scale = scale
    self.background = background
  }

  /// Paints the picture with the program's fonts, or with those of a renderer.
  public func render(
    with renderer: CairoRenderer = CairoRenderer()
  ) throws(BitmapError) -> Bitmap {
    let bitmap = try Bitmap(
      width: Screenshot.pixels(size.width, scale),
      height: Screenshot.pixels(size.height, scale)
    )
    renderer.draw(list, on: bitmap, scale: scale, background: background)
    return bitmap
  }

  /// Returns a length in whole pixels; an invalid length becomes 0, which no picture accepts.
  private static func pixels(_ length: CGFloat, _ scale: Double) -> Int {
    Int(exactly: (Double(length) * scale).rounded(.up)) ?? 0
  }
}
