public import CairoRenderer
import Foundation

/// The content that is compared with a reference.
public enum ScreenshotContent {
  /// A picture.
  case picture(Bitmap)
  /// A text of lines.
  case text(String)

  /// Returns the content as the data of a file.
  func data() throws(BitmapError) -> Data {
    switch self {
    case .picture(let bitmap): try bitmap.pngData()
    case .text(let text): Data(ScreenshotContent.terminated(text).utf8)
    }
  }

  /// Returns the difference from a reference; nil without one, or if it is within the tolerance.
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

  /// Returns the text with a line feed at its end, because text files consist of lines.
  private static func terminated(_ text: String) -> String {
    text.isEmpty || text.hasSuffix("\n") ? text : text + "\n"
  }
}

/// The outcome of a comparison, and the file that shows the difference.
struct ScreenshotDifference {
  let outcome: ScreenshotComparison.Outcome
  var file: Data?
}
