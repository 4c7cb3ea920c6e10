import Foundation
import TextFormats
import Testing

@testable import TouchInput

@Suite("The limits of recordings, at the limit and one over")
struct RecordingLimitsTests {
  private let header = #"{"format":"touch-recording","version":1,"scene":"s","size":[10,20]}"#

  @Test("S04: a line")
  func line() throws {
    func flaw(lineOf bytes: Int) throws -> SourceProblem? {
      let frame = #"{"t":1,"text":""}"#
      let text = String(repeating: "x", count: bytes - frame.utf8.count)
      let lines = [header, #"{"t":1,"text":"\#(text)"}"#, #"{"frame":1}"#, #"{"end":"closed"}"#]
      return try RecordingReader(Data((lines.joined(separator: "\n") + "\n").utf8)).flaw
    }
    #expect(try flaw(lineOf: FileLimits.Recording.lineBytes) == nil)
    #expect(
      try flaw(lineOf: FileLimits.Recording.lineBytes + 1)?.description
        == "2:1: a line of 1048577 bytes; expected at most 1048576"
    )
  }

  @Test("S04: the file")
  func file() throws {
    try RecordingReader.checkLength(of: Data(count: FileLimits.Recording.fileBytes))
    #expect(throws: SourceProblem.self) {
      try RecordingReader.checkLength(of: Data(count: FileLimits.Recording.fileBytes + 1))
    }
  }

  @Test("S04: how many events and changes", arguments: [text, plainTouch])
  func events(line: String) throws {
    func reader(_ count: Int) throws -> RecordingReader {
      let lines = [header] + Array(repeating: line, count: count) + [#"{"end":"closed"}"#]
      return try RecordingReader(Data((lines.joined(separator: "\n") + "\n").utf8), mostEvents: 5)
    }
    #expect(try reader(5).flaw == nil)
    let over = try reader(6)
    #expect(over.flaw?.description == "7:1: a recording has at most 5 events")
    #expect(over.recording.frames.flatMap(\.events).count == 5)
  }

  /// A typical line of a recording, which is read without the JSON parser.
  static let plainTouch = #"{"t":1,"touch":"began","finger":[2,1],"at":[1,2]}"#
  static let text = #"{"t":1,"text":"a"}"#

  @Test("S04: how deep values nest")
  func depth() throws {
    func flaw(_ depth: Int) throws -> SourceProblem? {
      // The line is an object, which counts as a level.
      let deep = String(repeating: "[", count: depth - 1) + String(repeating: "]", count: depth - 1)
      let line = #"{"t":1,"hover":[1,2],"more":\#(deep)}"#
      let lines = [header, line, #"{"frame":1}"#, #"{"end":"closed"}"#]
      return try RecordingReader(Data((lines.joined(separator: "\n") + "\n").utf8)).flaw
    }
    #expect(try flaw(FileLimits.Recording.depth) == nil)
    #expect(try flaw(FileLimits.Recording.depth + 1)?.position.line == 2)
  }
}
