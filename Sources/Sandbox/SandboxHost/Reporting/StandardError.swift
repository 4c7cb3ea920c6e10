import Foundation
import TextFormats

/// Where diagnostics and progress go.
nonisolated package enum StandardError {
  /// Writes a line, or several; characters that would steer a terminal are shown as escapes.
  ///
  /// A failure cannot be reported anywhere.
  package static func write(_ line: String) {
    try? FileHandle.standardError.write(contentsOf: Data((PlainText.lines(line) + "\n").utf8))
  }
}
