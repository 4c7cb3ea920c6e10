package import Foundation
import TextFormats

/// The destination of results.
///
/// Each line is written immediately, so that another program can follow.
package enum StandardOutput {
  /// The descriptor of standard output, or its copy while the output of a user's code is redirected.
  package static var descriptor = STDOUT_FILENO

  /// Redirects printed output to standard error; this type keeps writing to the original output.
  package static func catchPrints() {
    descriptor = dup(STDOUT_FILENO)
    dup2(STDERR_FILENO, STDOUT_FILENO)
  }

  /// Writes a text and a line feed; terminal control characters are escaped.
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
    // Earlier output of a user's code must come first.
    fflush(nil)
    do {
      try FileHandle(fileDescriptor: descriptor).write(contentsOf: data)
    } catch {
      throw ProgramError(
        .ioError,
        "standard output cannot be written (\(String(cString: strerror(errno)))). Check where it "
          + "goes and try again."
      )
    }
  }
}
