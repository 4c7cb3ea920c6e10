import CairoRenderer
import Drawing
import Foundation
import Geometry
import TextFormats

/// A bar with one line of text at the bottom of a picture.
nonisolated struct PictureStatus {
  let text: String
  let theme: Theme

  /// The height in points.
  private static let height = 28.0
  /// The distance from the text to the edges, in points.
  private static let margin = 12.0
  private static let fontSize = 13.0

  /// Paints the bar on a picture with a number of pixels per point.
  func paint(on bitmap: Bitmap, scale: Double, renderer: CairoRenderer) {
    let width = Double(bitmap.width) / scale
    let bottom = Double(bitmap.height) / scale
    let bar = CGRect(x: 0, y: bottom - Self.height, width: width, height: Self.height)
    let run = TextRun(
      PlainText(text).description,
      font: FontDescription(size: Self.fontSize),
      color: theme.text,
      maximumWidth: max(1, width - 2 * Self.margin)
    )
    let textTop = bar.midY - renderer.size(of: run).height / 2
    let list = DisplayList([
      .fillRect(bar, theme.panel),
      .fillRect(CGRect(x: 0, y: bar.minY, width: width, height: theme.lineWidth), theme.line),
      .text(run, at: CGPoint(x: Self.margin, y: textTop)),
    ])
    let top = max(0, Int((bar.minY * scale).rounded(.down)))
    let damage = PixelRectangle(
      x: 0,
      y: top,
      width: bitmap.width,
      height: bitmap.height - top
    )
    renderer.draw(list, on: bitmap, scale: scale, background: theme.panel, damage: [damage])
  }

  /// Returns a picture of a size in pixels: another picture, cropped if necessary, with the bar on it.
  func picture(
    over picture: Bitmap?,
    _ bounds: PixelRectangle,
    scale: Double,
    renderer: CairoRenderer
  ) throws(BitmapError) -> Bitmap {
    let result = try Bitmap(width: bounds.width, height: bounds.height)
    renderer.draw(DisplayList(), on: result, background: theme.canvas)
    if let picture { result.copy(picture.bounds, of: picture, toX: 0, y: 0) }
    paint(on: result, scale: scale, renderer: renderer)
    return result
  }
}
