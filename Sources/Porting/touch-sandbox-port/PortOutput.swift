import Foundation
import TextFormats

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Where the aid writes and speaks.
enum PortOutput {
  /// Replaces a file, all of it or nothing: it goes to a file beside it that then takes its name.
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

  /// What was asked for, at once: what a build says comes after it.
  static func show(_ text: String) {
    write(PlainText.lines(text))
  }

  /// Source of the user's, which other programs get as it is, and a terminal without what would
  /// steer it.
  static func showSource(_ text: String) {
    write(isatty(STDOUT_FILENO) == 1 ? PlainText.lines(text) : text)
  }

  /// A line for the reader, apart from what other programs read.
  static func tell(_ line: String) {
    try? FileHandle.standardError.write(contentsOf: Data((PlainText.lines(line) + "\n").utf8))
  }

  private static func write(_ text: String) {
    // What reads the output may be gone; nothing can be told to it then.
    try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
  }
}
