import SandboxHost
import ArgumentParser

/// The options for the report of a run in a window.
struct LoggingOptions: ParsableArguments {
  @Flag(help: "Print each method call for a touch to standard output, such as 'box.began [f1]'.")
  var logTrace = false

  @Flag(help: "Print each input event to standard output.")
  var logInput = false

  @Flag(help: "Print to standard error how many pixels each frame changed.")
  var logFrames = false
}

extension LoggingOptions {
  /// The requested contents of the report.
  var detail: RunReport.Detail {
    var detail: RunReport.Detail = []
    if logTrace { detail.insert(.trace) }
    if logInput { detail.insert(.input) }
    if logFrames { detail.insert(.frames) }
    return detail
  }
}
