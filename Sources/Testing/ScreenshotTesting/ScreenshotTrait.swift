public import ScreenshotReferences
public import Testing

/// A trait with the settings of the comparisons of a test or a suite.
public struct ScreenshotTrait: TestTrait, SuiteTrait, TestScoping {
  /// The settings of the trait.
  public let settings: ScreenshotSettings

  /// Runs the tests with the settings; called by the test runner.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    let settings = settings.filled(from: .current)
    try await ScreenshotSettings.$current.withValue(settings) { try await function() }
  }
}

extension Trait where Self == ScreenshotTrait {
  /// Sets the mode and the tolerance of comparisons: `@Suite(.screenshots(record: .never))`.
  ///
  /// Missing values come from the enclosing suite, otherwise from the environment.
  public static func screenshots(
    record: ScreenshotRecording? = nil,
    tolerance: ScreenshotTolerance? = nil
  ) -> ScreenshotTrait {
    ScreenshotTrait(settings: ScreenshotSettings(recording: record, tolerance: tolerance))
  }
}
