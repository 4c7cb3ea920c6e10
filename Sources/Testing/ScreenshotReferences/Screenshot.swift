public import CairoRenderer
public import Drawing
public import Foundation

/// A picture to be compared with a reference that lies beside the test.
public struct Screenshot {
  /// What is to be seen.
  public var list: DisplayList
  /// The size in points.
  public var size: CGSize
  /// How many pixels a point has.
  public var scale: Double
  /// What lies beneath everything.
  public var background: Color

  /// Describes a picture; one pixel a point on white unless said otherwise.
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

  /// A length in whole pixels; what is no possible length becomes 0, which no picture accepts.
  private static func pixels(_ length: CGFloat, _ scale: Double) -> Int {
    Int(exactly: (Double(length) * scale).rounded(.up)) ?? 0
  }
}
