import Foundation

/// Where diagnostics and progress go.
nonisolated package enum StandardError {
  /// Writes a line; a failure cannot be reported anywhere.
  package static func write(_ line: String) {
    try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
  }
}
