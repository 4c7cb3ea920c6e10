import CairoRenderer
import Foundation

/// What a comparison with a reference found.
public struct ScreenshotComparison: Sendable {
  /// The ways a comparison can end.
  public enum Outcome: Hashable, Sendable {
    /// Every pixel is as in the reference.
    case equal
    /// The reference was written just now.
    case recorded
    /// There is no reference, and none may be written.
    case referenceMissing
    /// The sizes are different.
    case differentSize(reference: PixelSize, actual: PixelSize)
    /// So many pixels are different.
    case differentPixels(count: Int)
  }

  /// A size in pixels.
  public struct PixelSize: Hashable, Sendable, CustomStringConvertible {
    /// The number of pixels in a row.
    public let width: Int
    /// The number of rows.
    public let height: Int
    /// The size as people write it.
    public var description: String { "\(width)x\(height)" }

    init(_ bitmap: Bitmap) {
      width = bitmap.width
      height = bitmap.height
    }
  }

  /// How it ended.
  public let outcome: Outcome
  /// The files concerned.
  public let files: ScreenshotFiles

  /// Whether the test may go on.
  public var isAccepted: Bool { outcome == .equal || outcome == .recorded }

  /// What was expected, what came, and what to do.
  public var message: String {
    switch outcome {
    case .equal: "the picture equals its reference \(files.reference)"
    case .recorded: "the reference \(files.reference) was written; look at it"
    case .referenceMissing:
      """
      there is no reference \(files.reference); the picture is in \(files.actual). \
      Run with SCREENSHOT_RECORD=missing to accept it
      """
    case .differentSize(let reference, let actual):
      "the picture is \(actual) pixels, its reference \(reference)\n\(advice)"
    case .differentPixels(let count):
      "\(count) pixels differ from the reference\n\(advice)"
    }
  }

  private var advice: String {
    """
      reference:  \(files.reference)
      actual:     \(files.actual)
      difference: \(files.difference)
      Run with SCREENSHOT_RECORD=all if the change is intended
    """
  }
}
