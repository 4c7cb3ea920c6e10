public import ScreenshotReferences

/// An error for a result that differs from its reference, with the details of the difference.
public struct ScreenshotMismatch: Error, Sendable, CustomStringConvertible {
  /// The result of the comparison.
  public let comparison: ScreenshotComparison
  /// The expected result, the actual one, and a way to fix the problem.
  public var description: String { comparison.message }
}
