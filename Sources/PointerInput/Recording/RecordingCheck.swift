import Foundation
import SourceText

/// Looks for everything that is wrong with a recording, where reading ends at the first thing.
struct RecordingCheck {
  /// What was found, in the order of the file.
  private(set) var problems: [SourceProblem] = []
  /// What was read; nil when anything is wrong with it.
  private(set) var recording: InputRecording?

  /// Checks the content of a file.
  init(_ data: Data) {
    var lines = ByteLines(data, longest: FileLimits.Recording.lineBytes)
    var reader: RecordingReader?
    do throws(SourceProblem) {
      try RecordingReader.checkLength(of: data)
      reader = RecordingReader(
        header: try HeaderReader.header(try lines.next(), noting: &problems)
      )
    } catch {
      // Of what is no recording the lines say nothing.
      problems.append(error)
    }
    if var reader {
      check(&lines, with: &reader)
      reader.closeLastFrame()
      if problems.isEmpty { recording = reader.recording }
    }
    problems.sort { $0.position < $1.position }
  }

  private mutating func check(_ lines: inout ByteLines, with reader: inout RecordingReader) {
    var isWhole = true
    while problems.count < FileLimits.problems {
      do throws(SourceProblem) {
        guard let line = try lines.next() else {
          if let flaw = reader.flawAtEnd(after: lines.number) { problems.append(flaw) }
          return
        }
        isWhole = line.isWhole
        try reader.readLine(line)
      } catch {
        problems.append(error)
        // All that follows the end is wrong for one reason, and a line cut off has said its own.
        if reader.isOver || !isWhole { return }
      }
    }
  }
}
