public import Foundation

/// When references are written instead of being compared with.
public enum ScreenshotRecording: String, Sendable, CaseIterable {
  /// Always, replacing what is there; for intended changes.
  case all
  /// Where the comparison fails or there is none; references that still hold stay as they are.
  case failed
  /// Only where there is none; the usual mode at a desk.
  case missing
  /// Not at all; the usual mode of runs that no developer watches.
  case never

  /// The variable of the environment that asks for a mode.
  public static let variable = "SCREENSHOT_RECORD"

  /// The mode that the environment asks for with `SCREENSHOT_RECORD`.
  ///
  /// Without it, and when it names no mode: `never` when `CI` is set, `missing` otherwise.
  public init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    self.init(environment: environment, project: nil)
  }

  /// The mode that the environment asks for, else that of the project, else the usual one.
  public init(
    environment: [String: String] = ProcessInfo.processInfo.environment,
    project: ScreenshotRecording?
  ) {
    let wish = environment[ScreenshotRecording.variable].flatMap(Self.init(rawValue:))
    self = wish ?? project ?? (environment["CI"] == nil ? .missing : .never)
  }
}
