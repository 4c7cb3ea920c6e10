import Foundation
import TextFormats

/// The destination of diagnostics and progress.
nonisolated package enum StandardError {
  /// Writes one or more lines; terminal control characters are escaped.
  ///
  /// A failure cannot be reported anywhere.
  package static func write(_ line: String) {
    try? FileHandle.standardError.write(contentsOf: Data((PlainText.lines(line) + "\n").utf8))
  }
}
