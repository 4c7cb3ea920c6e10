public import ScreenshotReferences

/// Something that is not as its reference says, with all that is needed to look into it.
public struct ScreenshotMismatch: Error, Sendable, CustomStringConvertible {
  /// What the comparison found.
  public let comparison: ScreenshotComparison
  /// What was expected, what came, and what to do.
  public var description: String { comparison.message }
}
