public import Foundation

/// Whether references are written.
public enum ScreenshotRecording: String, Sendable {
  /// Only where there is none; the usual mode at a desk.
  case missing
  /// Always, replacing what is there; for intended changes.
  case all
  /// Not at all; the usual mode where nobody looks.
  case never

  /// The mode that the environment asks for with `SCREENSHOT_RECORD`.
  ///
  /// Without it: `never` when `CI` is set, `missing` otherwise.
  public init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    let wish = environment["SCREENSHOT_RECORD"].flatMap(ScreenshotRecording.init(rawValue:))
    self = wish ?? (environment["CI"] == nil ? .missing : .never)
  }
}
