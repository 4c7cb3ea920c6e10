package import Foundation
package import TouchInput
package import TextFormats
package import TouchScripts

/// The result of a script.
package struct ScriptReport {
  /// The result of one expectation.
  package struct Outcome {
    /// The step.
    package let line: TouchScript.Line
    /// The time of the check, in seconds from the script's beginning.
    package let time: TimeInterval
    /// The difference from the expectation; nil if it is met.
    package let failure: String?
  }

  /// The result of each expectation that was reached.
  package internal(set) var outcomes: [Outcome] = []
  /// The screenshots, as bytes of PNG files.
  package internal(set) var snapshots: [(name: String, png: Data)] = []
  /// The step that failed and ended the script.
  package internal(set) var fault: SourceProblem?
  /// The played input.
  package internal(set) var recording: InputRecording?

  let startTime: TimeInterval
  var endTime: TimeInterval = 0

  /// The expectations that were not met.
  package var failures: [Outcome] { outcomes.filter { $0.failure != nil } }

  /// Whether all steps succeeded and all expectations were met.
  package var isPassed: Bool { fault == nil && failures.isEmpty }

  /// Returns a line for each failure, in the format of compilers.
  package func text(file: String) -> String {
    failures.map { outcome in
      SourceProblem(outcome.failure ?? "", at: outcome.line.position, file: file).description
        + "\n  " + PlainText(outcome.line.text).description
    }.joined(separator: "\n")
  }

  /// The duration of the script, in seconds of its own clock.
  package var duration: TimeInterval { max(0, endTime - startTime) }
}
