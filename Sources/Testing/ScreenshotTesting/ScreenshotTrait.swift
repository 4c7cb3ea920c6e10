public import ScreenshotReferences
public import Testing

/// A trait that decides how the comparisons of a test or a suite are made.
public struct ScreenshotTrait: TestTrait, SuiteTrait, TestScoping {
  /// What applies.
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
  /// Compares in a mode and with a tolerance: `@Suite(.screenshots(record: .never))`.
  ///
  /// What is left open is as the suite around it says, else as the environment does.
  public static func screenshots(
    record: ScreenshotRecording? = nil,
    tolerance: ScreenshotTolerance? = nil
  ) -> ScreenshotTrait {
    ScreenshotTrait(settings: ScreenshotSettings(recording: record, tolerance: tolerance))
  }
}
