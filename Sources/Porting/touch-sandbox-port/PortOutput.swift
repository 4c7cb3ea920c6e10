import Foundation
import TextFormats

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The output of the porting aid: files, standard output and standard error.
enum PortOutput {
  /// Replaces a file atomically: it writes a file beside it and renames that.
  static func write(_ text: String, to url: URL) -> Bool {
    let manager = FileManager.default
    do {
      let attributes = try? manager.attributesOfItem(atPath: url.path)
      try manager.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: url, options: .atomic)
      if let permissions = attributes?[.posixPermissions] {
        try manager.setAttributes([.posixPermissions: permissions], ofItemAtPath: url.path)
      }
      return true
    } catch {
      tell("error: \(url.path.debugDescription) cannot be written: \(error.localizedDescription)")
      return false
    }
  }

  /// Prints text immediately, because the output of a build follows it.
  static func show(_ text: String) {
    write(PlainText.lines(text))
  }

  /// Prints the user's source: unchanged for other programs, without control characters in a
  /// terminal.
  static func showSource(_ text: String) {
    write(isatty(STDOUT_FILENO) == 1 ? PlainText.lines(text) : text)
  }

  /// Prints a line for the reader to standard error, separate from output for other programs.
  static func tell(_ line: String) {
    try? FileHandle.standardError.write(contentsOf: Data((PlainText.lines(line) + "\n").utf8))
  }

  private static func write(_ text: String) {
    // If the reader of the output has exited, no message can reach it.
    try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
  }
}
