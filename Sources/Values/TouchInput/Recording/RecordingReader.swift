public import Foundation
public import TextFormats

/// Reads recordings, and the readable part of incomplete ones.
///
/// A file whose first line is not a header is rejected. Otherwise everything up to the first invalid line
/// is kept, and `flaw` is the problem with the rest.
public struct RecordingReader: Sendable {
  /// The readable part.
  public let recording: InputRecording
  /// The reason why there is no more; nil if the recording is complete.
  public var flaw: SourceProblem? { problems.first }

  /// The problems found, those of the header first.
  private let problems: [SourceProblem]

  /// Reads the content of a file.
  public init(_ data: Data) throws(SourceProblem) {
    try self.init(data, mostEvents: FileLimits.Recording.events)
  }

  /// Reads the content of a file, with a maximum number of events and changes.
  init(_ data: Data, mostEvents: Int) throws(SourceProblem) {
    try self.init(data, mostEvents: mostEvents, mostProblems: 1)
    // Without a valid header there is nothing to play.
    if let flaw, flaw.position.line == 1 { throw flaw }
  }

  private init(_ data: Data, mostEvents: Int, mostProblems: Int) throws(SourceProblem) {
    try Self.checkLength(of: data)
    var lines = ByteLines(data, longest: FileLimits.Recording.lineBytes)
    var problems: [SourceProblem] = []
    let header = try HeaderReader.header(try lines.next(), noting: &problems)
    var builder = RecordingBuilder(header: header, mostEvents: mostEvents)
    var isWhole = true
    while problems.count < mostProblems {
      do throws(SourceProblem) {
        guard let line = try lines.next() else {
          if !builder.isOver { problems.append(Self.cutOff(after: lines.number)) }
          break
        }
        isWhole = line.isWhole
        try builder.add(line)
      } catch {
        problems.append(error)
        // All lines after the end have the same problem, and a truncated line has already reported its own.
        if builder.isOver || !isWhole { break }
      }
    }
    builder.closeLastFrame()
    recording = builder.recording
    self.problems = problems
  }

  /// Returns all problems in the content of a file, line by line; empty if it is valid.
  public static func problems(in data: Data) -> [SourceProblem] { check(data).problems }

  /// Returns a complete recording, read once; or nil with the problems in the content of the file.
  public static func check(
    _ data: Data
  ) -> (recording: InputRecording?, problems: [SourceProblem]) {
    do throws(SourceProblem) {
      let reader = try RecordingReader(
        data,
        mostEvents: FileLimits.Recording.events,
        mostProblems: FileLimits.problems
      )
      let problems = reader.problems.sorted { $0.position < $1.position }
      return (problems.isEmpty ? reader.recording : nil, problems)
    } catch {
      return (nil, [error])
    }
  }

  static func checkLength(of data: Data) throws(SourceProblem) {
    guard data.count <= FileLimits.Recording.fileBytes else {
      throw SourceProblem(
        "the file has \(data.count) bytes; expected at most \(FileLimits.Recording.fileBytes)",
        at: SourcePosition()
      )
    }
  }

  /// Returns the problem of a recording that ends before its last line.
  static func cutOff(after line: Int) -> SourceProblem {
    SourceProblem(
      "the recording was cut off here; what stands before it is played",
      at: SourcePosition(line: line + 1)
    )
  }
}
