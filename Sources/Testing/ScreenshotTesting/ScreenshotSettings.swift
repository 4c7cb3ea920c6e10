public import ScreenshotReferences

/// The settings of all comparisons in a part of the tests, unless a comparison overrides them.
public struct ScreenshotSettings: Sendable {
  /// The recording mode; nil for that of the environment.
  public var recording: ScreenshotRecording?
  /// The tolerated difference of pictures; nil for the project's.
  public var tolerance: ScreenshotTolerance?

  /// The settings of the running test.
  @TaskLocal static var current = ScreenshotSettings()

  /// Returns these settings, with missing values from those of the enclosing part of the tests.
  func filled(from outer: ScreenshotSettings) -> ScreenshotSettings {
    ScreenshotSettings(
      recording: recording ?? outer.recording,
      tolerance: tolerance ?? outer.tolerance
    )
  }
}

/// Sets the mode and the tolerance of comparisons while the closure runs.
///
/// In XCTest, call it around `super.invokeTest()` for a whole case. In Swift Testing the trait
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
