package import Foundation
import TextFormats

/// Where results go: each line at once, so that another program can follow.
package enum StandardOutput {
  /// The descriptor of standard output; another one where what a user's code prints is caught.
  package static var descriptor = STDOUT_FILENO

  /// Lets what code prints go to standard error from now on, and what is written here where it went.
  package static func catchPrints() {
    descriptor = dup(STDOUT_FILENO)
    dup2(STDERR_FILENO, STDOUT_FILENO)
  }

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
