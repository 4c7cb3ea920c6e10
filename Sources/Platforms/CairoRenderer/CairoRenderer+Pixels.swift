public import Drawing
public import Foundation

extension CairoRenderer: PictureRasterizing {
  /// Returns the pixels of a list on a transparent ground: red, green, blue and opacity.
  public func pixels(
    of list: DisplayList,
    width: Int,
    height: Int,
    scale: Double
  ) -> [UInt8]? {
    paint(list, width, height, scale)?.components
  }

  /// Returns the pixels of a list on a transparent ground, as a PNG file.
  public func png(of list: DisplayList, width: Int, height: Int, scale: Double) -> Data? {
    paint(list, width, height, scale)?.takePNG()
  }

  private func paint(
    _ list: DisplayList,
    _ width: Int,
    _ height: Int,
    _ scale: Double
  ) -> TranslucentPicture? {
    guard let picture = TranslucentPicture(width: width, height: height) else { return nil }
    if scale > 0, scale.isFinite, let surface = picture.makeSurface() {
      var painter = ListPainter(
        renderer: self,
        surface: surface,
        scale: scale,
        damage: picture.extents
      )
      painter.paint(list)
      painter.finish()
      layers.trim()
    }
    return picture
  }
}
