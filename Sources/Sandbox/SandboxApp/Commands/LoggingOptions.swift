import SandboxHost
import ArgumentParser

/// The options for the report of a run in a window.
struct LoggingOptions: ParsableArguments {
  @Flag(help: "Write who is called for each touch to standard output, such as 'box.began [f1]'.")
  var logTrace = false

  @Flag(help: "Write each event that comes in to standard output.")
  var logInput = false

  @Flag(help: "Write the number of pixels of each frame shown to standard error.")
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
