public import CairoRenderer
import Foundation

/// What is compared with a reference.
public enum ScreenshotContent {
  /// Pixels.
  case picture(Bitmap)
  /// Lines.
  case text(String)

  /// The content as it lies in a file.
  func data() throws(BitmapError) -> Data {
    switch self {
    case .picture(let bitmap): try bitmap.pngData()
    case .text(let text): Data(ScreenshotContent.terminated(text).utf8)
    }
  }

  /// What is different from a reference; nil when nothing is, or no more than is tolerated.
  func difference(
    from reference: Data,
    tolerance: ScreenshotTolerance
  ) throws(BitmapError) -> ScreenshotDifference? {
    switch self {
    case .picture(let bitmap):
      let stored: Bitmap
      do {
        stored = try Bitmap(pngData: reference)
      } catch {
        return ScreenshotDifference(outcome: .referenceUnreadable("\(error)"))
      }
      return try PictureComparison(from: stored, to: bitmap, tolerance: tolerance).difference
    case .text(let text):
      let stored = String(decoding: reference, as: UTF8.self)
      return TextComparison(from: stored, to: ScreenshotContent.terminated(text)).difference
    }
  }

  /// Files of text end with a line feed, so that they are files of lines.
  private static func terminated(_ text: String) -> String {
    text.isEmpty || text.hasSuffix("\n") ? text : text + "\n"
  }
}

/// What a comparison found, and the file that shows it.
struct ScreenshotDifference {
  let outcome: ScreenshotComparison.Outcome
  var file: Data?
}
