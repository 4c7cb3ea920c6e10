package import Foundation
import TextFormats

/// Where results go: each line at once, so that another program can follow.
package enum StandardOutput {
  /// Writes a text and a line feed; characters that would steer a terminal are shown as escapes.
  package static func write(_ text: String) throws(ProgramError) {
    try write(Data((PlainText.lines(text) + "\n").utf8))
  }

  /// Writes a text in UTF-8 and a line feed, as `write(_:)` does.
  package static func write(line text: ArraySlice<UInt8>) throws(ProgramError) {
    guard text.withUnsafeBufferPointer(PlainText.isSurelyHarmless) else {
      return try write(String(decoding: text, as: UTF8.self))
    }
    try write(Data(text))
    try write(Data([UInt8(ascii: "\n")]))
  }

  /// Writes bytes.
  package static func write(_ data: Data) throws(ProgramError) {
    // What a user's code printed before stands before.
    fflush(nil)
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
