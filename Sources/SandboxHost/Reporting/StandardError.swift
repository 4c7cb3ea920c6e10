import Foundation

/// Where diagnostics and progress go.
nonisolated package enum StandardError {
  /// Writes a line; there is nobody to tell when that fails.
  package static func write(_ line: String) {
    try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8))
  }
}
