public import ScreenshotReferences

/// What applies to all comparisons of a part of the tests, unless they say otherwise themselves.
public struct ScreenshotSettings: Sendable {
  /// When references are written; nil for what the environment says.
  public var recording: ScreenshotRecording?
  /// How much pictures may be different; nil for nothing.
  public var tolerance: ScreenshotTolerance?

  /// The settings of the test that runs.
  @TaskLocal static var current = ScreenshotSettings()

  /// These settings, and for what they leave open those of a larger part of the tests.
  func filled(from outer: ScreenshotSettings) -> ScreenshotSettings {
    ScreenshotSettings(
      recording: recording ?? outer.recording,
      tolerance: tolerance ?? outer.tolerance
    )
  }
}

/// Compares in a mode and with a tolerance as long as the closure runs.
///
/// In XCTest, around `super.invokeTest()` for a whole case; in Swift Testing the trait
/// `.screenshots(record:tolerance:)` does it for a test or a suite.
public func withScreenshots<Result>(
  record: ScreenshotRecording? = nil,
  tolerance: ScreenshotTolerance? = nil,
  _ body: () throws -> Result
) rethrows -> Result {
  let settings = ScreenshotSettings(recording: record, tolerance: tolerance)
    .filled(from: .current)
  return try ScreenshotSettings.$current.withValue(settings, operation: body)
}
