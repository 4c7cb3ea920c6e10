import CairoRenderer
public import Geometry

/// The result of a comparison with a reference.
public struct ScreenshotComparison: Sendable {
  /// The possible outcomes of a comparison.
  public enum Outcome: Hashable, Sendable {
    /// The result matches the reference, or is within the tolerance.
    case equal
    /// The reference was written just now.
    case recorded
    /// The reference is missing, and must not be written.
    case referenceMissing
    /// The reference is an invalid picture; the text is the reason.
    case referenceUnreadable(String)
    /// The sizes differ.
    case differentSize(reference: PixelSize, actual: PixelSize)
    /// Pixels differ.
    case differentPixels(Pixels)
    /// Lines differ; the text shows the first of them.
    case differentText(String)
  }

  /// A size in pixels.
  public struct PixelSize: Hashable, Sendable, CustomStringConvertible {
    /// The number of pixels in a row.
    public let width: Int
    /// The number of rows.
    public let height: Int
    /// The size as messages show it.
    public var description: String { "\(width)x\(height)" }

    init(_ bitmap: Bitmap) {
      width = bitmap.width
      height = bitmap.height
    }
  }

  /// The pixels that differ.
  public struct Pixels: Hashable, Sendable, CustomStringConvertible {
    /// The number of pixels that differ.
    public let count: Int
    /// The largest difference of a channel, from 1 to 255.
    public let largest: Int
    /// The rectangle around all of them.
    public let bounds: PixelRectangle

    /// The number, size and place of the differences, as messages show them.
    public var description: String {
      """
      \(count) \(count == 1 ? "pixel differs" : "pixels differ") from the reference by up to \
      \(largest) of 255, within \(bounds.width)x\(bounds.height) at (\(bounds.x), \(bounds.y))
      """
    }

    init(_ difference: BitmapDifference) {
      count = difference.count
      largest = difference.largest
      bounds = difference.bounds
    }
  }

  /// The outcome of the comparison.
  public let outcome: Outcome
  /// The files of the comparison.
  public let files: ScreenshotFiles

  /// Whether the test can continue.
  public var isAccepted: Bool { outcome == .equal || outcome == .recorded }

  /// The expected result, the actual one, and a way to fix the problem.
  public var message: String {
    switch outcome {
    case .equal: "it equals its reference \(files.reference)"
    case .recorded: "the reference \(files.reference) was written; look at it"
    case .referenceMissing:
      """
      there is no reference \(files.reference); the actual result is in \(files.actual). \
      Run with SCREENSHOT_RECORD=missing to accept it
      """
    case .referenceUnreadable(let reason):
      """
      the reference \(files.reference) cannot be read: \(reason); the picture is in \
      \(files.actual). Run with SCREENSHOT_RECORD=failed to replace it
      """
    case .differentSize(let reference, let actual):
      "the picture is \(actual) pixels, its reference \(reference)\n\(advice)"
    case .differentPixels(let pixels): "\(pixels)\n\(advice)"
    case .differentText(let lines): "the lines differ from the reference\n\(lines)\n\(advice)"
    }
  }

  private var advice: String {
    """
      reference:  \(files.reference)
      actual:     \(files.actual)
      difference: \(files.difference)
      Look at all differences with `touch-sandbox screenshots review`; if they are intended, run \
    with SCREENSHOT_RECORD=failed
    """
  }
}
