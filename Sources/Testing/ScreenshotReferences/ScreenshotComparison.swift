import CairoRenderer
public import Geometry

/// What a comparison with a reference found.
public struct ScreenshotComparison: Sendable {
  /// The ways a comparison can end.
  public enum Outcome: Hashable, Sendable {
    /// It is as in the reference, or within what is tolerated.
    case equal
    /// The reference was written just now.
    case recorded
    /// There is no reference, and none may be written.
    case referenceMissing
    /// The reference is no picture; the text says why.
    case referenceUnreadable(String)
    /// The sizes are different.
    case differentSize(reference: PixelSize, actual: PixelSize)
    /// Pixels are different.
    case differentPixels(Pixels)
    /// Lines are different; the text shows the first of them.
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

  /// Which pixels are different.
  public struct Pixels: Hashable, Sendable, CustomStringConvertible {
    /// How many there are.
    public let count: Int
    /// How far a channel is off at most, from 1 to 255.
    public let largest: Int
    /// The rectangle that holds them all.
    public let bounds: PixelRectangle

    /// How many, how much and where, as messages show it.
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

  /// How it ended.
  public let outcome: Outcome
  /// The files concerned.
  public let files: ScreenshotFiles

  /// Whether the test may go on.
  public var isAccepted: Bool { outcome == .equal || outcome == .recorded }

  /// What was expected, what came, and what to do.
  public var message: String {
    switch outcome {
    case .equal: "it equals its reference \(files.reference)"
    case .recorded: "the reference \(files.reference) was written; look at it"
    case .referenceMissing:
      """
      there is no reference \(files.reference); what should be it is in \(files.actual). \
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
