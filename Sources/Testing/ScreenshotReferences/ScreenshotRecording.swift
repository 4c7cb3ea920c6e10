public import Foundation

/// The mode that decides when references are written instead of compared.
public enum ScreenshotRecording: String, Sendable, CaseIterable {
  /// Always writes, and replaces existing references; for intended changes.
  case all
  /// Writes if the comparison fails or the reference is missing; matching references are kept.
  case failed
  /// Writes only missing references; the default mode on a developer's machine.
  case missing
  /// Never writes; the default mode of runs that no developer watches.
  case never

  /// The environment variable that sets the mode.
  public static let variable = "SCREENSHOT_RECORD"

  /// Creates the mode that the environment sets with `SCREENSHOT_RECORD`.
  ///
  /// If the variable is missing or invalid, the mode is `never` when `CI` is set, and `missing` otherwise.
  public init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    self.init(environment: environment, project: nil)
  }

  /// Creates the mode that the environment sets, otherwise that of the project, otherwise the default.
  public init(
    environment: [String: String] = ProcessInfo.processInfo.environment,
    project: ScreenshotRecording?
  ) {
    let wish = environment[ScreenshotRecording.variable].flatMap(Self.init(rawValue:))
    self = wish ?? project ?? (environment["CI"] == nil ? .missing : .never)
  }
}
