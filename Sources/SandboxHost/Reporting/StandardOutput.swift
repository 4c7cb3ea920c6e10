package import Foundation
import SourceText

/// Where results go: each line at once, so that another program can follow.
package enum StandardOutput {
  /// Writes a text and a line feed; characters that would steer a terminal are shown as escapes.
  package static func write(_ text: String) throws(ProgramError) {
    try write(Data((PlainText.lines(text) + "\n").utf8))
  }

  /// Writes bytes.
  package static func write(_ data: Data) throws(ProgramError) {
    do {
      try FileHandle.standardOutput.write(contentsOf: data)
    } catch {
      throw ProgramError(
        .ioError,
        "standard output cannot be written (\(String(cString: strerror(errno)))). Check where it "
          + "goes and try again."
      )
    }
  }
}
