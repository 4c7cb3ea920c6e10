import CairoRenderer
import Foundation

/// Compares a picture with another one.
struct PictureComparison {
  let difference: ScreenshotDifference?

  init(from reference: Bitmap, to actual: Bitmap, tolerance: ScreenshotTolerance)
    throws(BitmapError)
  {
    guard reference != actual else {
      difference = nil
      return
    }
    let pixels = try BitmapDifference(
      from: reference,
      to: actual,
      channelTolerance: tolerance.channelSteps
    )
    let sizes = (
      ScreenshotComparison.PixelSize(reference), ScreenshotComparison.PixelSize(actual)
    )
    guard sizes.0 != sizes.1 || pixels.count > max(0, tolerance.count) else {
      difference = nil
      return
    }
    difference = ScreenshotDifference(
      outcome: sizes.0 == sizes.1
        ? .differentPixels(ScreenshotComparison.Pixels(pixels))
        : .differentSize(reference: sizes.0, actual: sizes.1),
      file: try pixels.picture.pngData()
    )
  }
}
