import Foundation
import TouchInput
import TextFormats
import Testing

@Suite("Damaged recordings")
struct DamagedRecordingTests {
  private let header = #"{"format":"touch-recording","version":1,"scene":"s","size":[10,20]}"#

  private func read(_ lines: String...) throws -> RecordingReader {
    try RecordingReader(Data((lines.joined(separator: "\n") + "\n").utf8))
  }

  private func problem(_ data: Data) -> String? {
    do {
      _ = try RecordingReader(data)
      return nil
    } catch {
      return error.description
    }
  }

  @Test(
    "S22: a frame before the beginning of the recording is a mistake, and what stands before it is kept"
  )
  func framesBeforeStart() throws {
    let header = #"{"format":"touch-recording","version":1,"scene":"s","size":[10,20],"start":5}"#
    let reader = try read(header, #"{"frame":5}"#, #"{"frame":4.5}"#, #"{"end":true}"#)
    #expect(reader.recording.frames.count == 1)
    #expect(
      reader.flaw?.description
        == "3:1: this frame is at 4.5 seconds, before the recording begins at 5.0 seconds"
    )
  }

  @Test("S08: cut off after any byte, a recording plays as far as it is whole and says so")
  func everyPrefix() throws {
    let header = RecordingHeader(scene: "s", size: CGSize(width: 90, height: 90), seed: 5)
    let whole = InputRecording.random(header, frames: 12)
    let data = whole.encoded()
    let headerEnd = try #require(data.firstIndex(of: 0x0A))
    let lineEnds = data.indices.filter { data[$0] == 0x0A }
    for length in 0..<data.count - 1 {
      let prefix = data.prefix(length)
      guard length >= headerEnd else {
        #expect(problem(prefix) != nil, "\(length) bytes")
        continue
      }
      let reader = try RecordingReader(prefix)
      let linesLeft = lineEnds.filter { $0 <= length }.count
      #expect(reader.flaw?.position == SourcePosition(line: max(2, linesLeft + 1)))
      let events = reader.recording.frames.flatMap(\.events)
      #expect(whole.frames.flatMap(\.events).starts(with: events), "\(length) bytes")
      // The incomplete frame is kept with a time from the reader.
      #expect(
        zip(reader.recording.frames.dropLast(), whole.frames).allSatisfy { $0 == $1 },
        "\(length) bytes"
      )
    }
    #expect(try RecordingReader(data.dropLast()).flaw == nil)
  }

  @Test("a check finds what reading ends at first, and nothing in what is whole")
  func check() throws {
    let header = RecordingHeader(scene: "s", size: CGSize(width: 90, height: 90), seed: 5)
    let data = InputRecording.random(header, frames: 5).encoded()
    #expect(RecordingReader.problems(in: data).isEmpty)
    for length in stride(from: 0, to: data.count - 1, by: 7) {
      let prefix = data.prefix(length)
      let problems = RecordingReader.problems(in: prefix)
      do {
        #expect(problems == [try RecordingReader(prefix).flaw].compactMap(\.self), "\(length)")
      } catch {
        #expect(problems == [error], "\(length)")
      }
    }
  }

  @Test("with any byte replaced, a recording is refused or plays up to the damage")
  func everyByteReplaced() throws {
    let header = RecordingHeader(scene: "s", size: CGSize(width: 90, height: 90), seed: 6)
    let whole = InputRecording.random(header, frames: 4)
    let data = whole.encoded()
    var line = 1
    var framesBefore = 0
    for index in data.indices {
      for byte in [0x00, 0x0A, 0x22, 0x39, 0x7B, 0xFF] as [UInt8] {
        var changed = data
        changed[index] = byte
        guard let reader = try? RecordingReader(changed) else { continue }
        let place = "byte \(index) becomes \(byte)"
        let frames = reader.recording.frames.prefix(framesBefore)
        #expect(frames == whole.frames.prefix(framesBefore), "\(place)")
        #expect(reader.flaw.map { $0.position.line >= line } ?? true, "\(place)")
      }
      guard data[index] == 0x0A else { continue }
      let text = data[..<index].split(separator: 0x0A).last ?? Data()
      if text.starts(with: Data(#"{"frame""#.utf8)) { framesBefore += 1 }
      line += 1
    }
    #expect(framesBefore == whole.frames.count)
  }

  @Test("bytes at random are no recording", arguments: 0..<200 as Range<UInt64>)
  func garbage(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let count = Int.random(in: 0...2000, using: &random)
    let data = Data((0..<count).map { _ in UInt8.random(in: 0...255, using: &random) })
    #expect(problem(data) != nil)
    let text = Data((header + "\n").utf8)
    let reader = try? RecordingReader(text + data)
    #expect(reader?.flaw != nil)
    #expect(reader?.recording.frames == [])
  }

  @Test(
    "what is no recording is refused in a sentence that says what was expected",
    arguments: [
      ("", "1:1: the file is empty; expected a recording, whose first line is a header"),
      (
        "\u{89}PNG\r\n",
        #"1:1: this is no recording: expected the first line to begin with {"format":"touch-recording""#
      ),
      (
        "{\"format\":\"touch-rec",
        "1:11: the file ends within its first line; nothing of the "
          + "recording can be played"
      ),
      (
        "{\"format\":\"touch-recording\",\"scene\":\"s\"}\n",
        "1:1: 'version' is missing; expected the version of the format"
      ),
      (
        "{\"format\":\"touch-recording\",\"version\":2}\n",
        "1:39: the recording has format version 2; this program reads versions 1 to 1. Use the "
          + "program that wrote it, or a newer one"
      ),
      (
        "{\"format\":\"touch-recording\",\"version\":1,\"scene\":\"s\",\"size\":[0,5]}\n",
        "1:60: expected sides from 1 to 16384 points, and at most 8192 by 8192 together, got a list of 2"
      ),
      (
        "{\"format\":\"touch-recording\",\"version\":1,\"scene\":7,\"size\":[5,5]}\n",
        "1:49: expected the scene's name, got the number 7"
      ),
    ]
  )
  func foreign(text: String, expected: String) {
    #expect(problem(Data(text.utf8)) == expected)
  }

  @Test(
    "a line that makes no sense ends what can be played, and is named",
    arguments: [
      (
        #"{"t":1}"#,
        "expected an event (touch, hover, wheel, key, text, command, window), edit, frame or end"
      ),
      (#"{"t":1,"touch":"began","finger":[1,2],"at":[1,1e999]}"#, "is too large"),
      (#"{"t":1,"touch":"bega","finger":[1,2],"at":[1,2]}"#, "one of began, moved, ended"),
      (#"{"t":1,"touch":"began","finger":[1],"at":[1,2]}"#, "[device, finger]"),
      (#"{"t":1,"touch":"began","finger":[1.5,1],"at":[1,2]}"#, "a whole number"),
      (#"{"touch":"began","finger":[1,1],"at":[1,2]}"#, "'t' is missing"),
      (#"{"t":1,"touch":"began","finger":[1,1]}"#, "'at' is missing"),
      (#"{"t":1,"window":"exploded"}"#, "one of focusGained"),
      (#"{"t":1,"window":"resized"}"#, "'size' is missing"),
      (#"{"t":1,"key":"down","name":"a","usage":4,"modifiers":["meta"]}"#, "one of shift"),
      (#"{"t":1,"command":"dance"}"#, "one of shakeBegan"),
      (#"{"frame":"soon"}"#, "the time in seconds"),
      (#"[1,2]"#, "a JSON object"),
      ("\u{0}", "expected a JSON value"),
    ]
  )
  func badLine(line: String, expected: String) throws {
    let good = #"{"t":1,"hover":[1,2]}"#
    let reader = try read(header, good, #"{"frame":1.5}"#, line, good, #"{"end":"closed"}"#)
    let flaw = try #require(reader.flaw)
    #expect(flaw.position.line == 4)
    #expect(flaw.message.contains(expected), "\(flaw.message)")
    #expect(reader.recording.frames.map(\.time) == [1.5])
  }

  @Test("a line longer than a megabyte is refused without being taken apart")
  func longLine() throws {
    let text = String(repeating: "x", count: (1 << 20) - 40)
    let fits = try read(
      header,
      #"{"t":1,"text":"\#(text)"}"#,
      #"{"frame":1}"#,
      #"{"end":"closed"}"#
    )
    #expect(fits.flaw == nil)
    let over = try read(header, #"{"t":1,"text":"\#(text)\#(text)"}"#)
    #expect(over.flaw?.message.hasPrefix("a line of ") == true)
  }

  @Test("sizes that no window and no picture can have are refused, the largest ones are not")
  func sizes() throws {
    let header = { (size: String) in
      Data(#"{"format":"touch-recording","version":1,"scene":"s","size":\#(size)}"#.utf8) + [0x0A]
    }
    for size in ["[1,1]", "[16384,4096]", "[8192,8192]"] { #expect(problem(header(size)) == nil) }
    for size in ["[0.5,1]", "[16385,1]", "[16384,4097]", "[8193,8192]", "[17000,17000]", "[1e9,1]"]
    {
      #expect(problem(header(size))?.hasPrefix("1:60: expected sides from 1 to 16384") == true)
    }
  }

  @Test("S08: a line that is lost, or there twice, is seen at the end of its frame")
  func holes() throws {
    let header = RecordingHeader(scene: "s", size: CGSize(width: 90, height: 90), seed: 7)
    let whole = InputRecording.random(header, frames: 8)
    let lines = whole.encoded().split(separator: 0x0A)
    #expect(try RecordingReader(Data(lines.joined(separator: [0x0A]) + [0x0A])).flaw == nil)
    for index in lines.indices.dropFirst().dropLast() {
      for count in [0, 2] {
        var damaged = Array(lines)
        damaged.replaceSubrange(index...index, with: Array(repeating: lines[index], count: count))
        let data = Data(damaged.joined(separator: [0x0A]) + [0x0A])
        let reader = try RecordingReader(data)
        let flaw = try #require(reader.flaw, "line \(index + 1), \(count) times")
        #expect(RecordingReader.problems(in: data) == [flaw])
        #expect(
          reader.recording.frames.elementsEqual(whole.frames.prefix(reader.recording.frames.count))
        )
        // After the last frame there is only the count of the last line.
        guard index < lines.count - 2 else { continue }
        #expect(flaw.message.contains(count == 0 ? "were lost" : "are there twice"))
        let next = damaged.indices.filter { $0 >= index && damaged[$0].starts(with: Self.frame) }
        #expect(next.prefix(2).map { $0 + 1 }.contains(flaw.position.line))
      }
    }
  }

  private static let frame = Array(#"{"frame""#.utf8)

  @Test("S08: a hole is seen in a recording without an end too, and the place is told")
  func marks() throws {
    let frames = [#"{"frame":1,"line":2}"#, #"{"line":3,"frame":2}"#, #"{"frame":3, "line":5}"#]
    let reader = try read(header, frames[0], frames[1], frames[2])
    #expect(reader.recording.frames.map(\.time) == [1, 2])
    #expect(
      reader.flaw?.description
        == "4:1: this was line 5 when it was written, and should be line 4 here: lines before it were"
        + " lost. Take the file from where it was recorded"
    )
    for number in ["0", "-1", "9223372036854775807", "-9223372036854775808"] {
      let odd = try read(header, #"{"frame":1,"line":\#(number)}"#, #"{"frame":1,"line":3}"#)
      #expect(odd.flaw?.position.line == 2, "\(number)")
    }
    #expect(try read(header, #"{"frame":1,"line":"x"}"#).flaw?.message.contains("number") == true)
  }

  @Test("S08: a recording of an older program, without such numbers, is checked by its last line")
  func counts() throws {
    let damaged = try read(
      #"{"format":"touch-recording","version":1,"scene":"s","size":[10,20]}"#,
      #"{"frame":1}"#,
      #"{"end":"closed","frames":2,"events":0}"#
    )
    #expect(
      damaged.flaw?.description
        == "3:26: the recording has 1 frames, and its last line says 2: lines were lost, or are there"
        + " twice. Take the file from where it was recorded"
    )
  }

  @Test("nothing is played that stands behind the end")
  func afterEnd() throws {
    let reader = try read(header, #"{"end":"closed"}"#, #"{"frame":1}"#)
    #expect(reader.flaw?.position.line == 3)
    #expect(reader.recording.frames == [])
  }
}
