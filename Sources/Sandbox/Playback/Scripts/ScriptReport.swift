package import Foundation
package import TouchInput
package import TextFormats
package import TouchScripts

/// What came of a script.
package struct ScriptReport {
  /// What came of one expectation.
  package struct Outcome {
    /// The step.
    package let line: TouchScript.Line
    /// When it was checked, in seconds from the script's beginning.
    package let time: TimeInterval
    /// What was otherwise; nil when it was as expected.
    package let failure: String?
  }

  /// What came of each expectation that was reached.
  package internal(set) var outcomes: [Outcome] = []
  /// The pictures that were taken, as bytes of PNG files.
  package internal(set) var snapshots: [(name: String, png: Data)] = []
  /// The step that could not be done, after which the script ended.
  package internal(set) var fault: SourceProblem?
  /// What was played.
  package internal(set) var recording: InputRecording?

  let startTime: TimeInterval
  var endTime: TimeInterval = 0

  /// The expectations that were not met.
  package var failures: [Outcome] { outcomes.filter { $0.failure != nil } }

  /// Whether everything was done and was as expected.
  package var isPassed: Bool { fault == nil && failures.isEmpty }

  /// A line for each failure, as compilers write them.
  package func text(file: String) -> String {
    failures.map { outcome in
      SourceProblem(outcome.failure ?? "", at: outcome.line.position, file: file).description
        + "\n  " + PlainText(outcome.line.text).description
    }.joined(separator: "\n")
  }

  /// How long the script took, in seconds of its own time.
  package var duration: TimeInterval { max(0, endTime - startTime) }
}
