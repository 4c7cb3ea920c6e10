import Foundation
import SourceText
import Testing

@testable import PointerInput

@Suite("Lines that are read in place")
struct PlainLineTests {
  private func plain(_ text: String) -> PlainLine? {
    Array(text.utf8).withUnsafeBytes { PlainLine($0) }
  }

  private func event(_ text: String) throws -> InputEvent? {
    try InputEventReader(node: JSONReader.value(in: text.utf8)).event()
  }

  @Test(
    "what they say is what the reader of JSON makes of them",
    arguments: [
      #"{"t":0.25,"touch":"began","finger":[7,0],"at":[100,120]}"#,
      #"{"finger":[-1,3],"at":[-0.5,1000.0],"touch":"moved","t":1}"#,
      #"{"t":-0,"touch":"ended","finger":[1,2],"at":[0.1,0.30000000000000004],"force":0.5}"#,
      #"{"t":1,"touch":"cancelled","finger":[1,2],"at":[1,2],"radius":2,"tool":"pencil"}"#,
      #"{"t":1,"touch":"moved","finger":[1,2],"at":[1,2],"buttons":3,"tool":"pointer"}"#,
      #"{"t":12345678.000001,"hover":[1.5,2.5]}"#,
      #"{"t":1,"hover":[123456789012345678,2.5]}"#,
    ]
  )
  func same(_ text: String) throws {
    guard case .event(let read)? = plain(text) else {
      Issue.record("is not read in place")
      return
    }
    let expected = try #require(try event(text))
    #expect(read == expected)
    // Equality takes both zeros for the same.
    #expect("\(read)" == "\(expected)")
  }

  @Test(
    "what is wrong, or not in the plainest form, is left to the reader of JSON",
    arguments: [
      "", "{}", "[]", #"{"frame":1,}"#, #"{"frame":1}x"#, #"{"frame":01}"#, #"{"frame":1.}"#,
      #"{"frame":.5}"#, #"{"frame":+1}"#, #"{"frame":1e5}"#, #"{"frame":"1"}"#, #"{"frame":1"#,
      #"{"frame":1,"frame":2}"#, #"{"frame":1,"t":2}"#, #"{"frame":-}"#, #"{"Frame":1}"#,
      #"{"t":1,"touch":"moved","finger":[1],"at":[1,2]}"#,
      #"{"t":1,"touch":"moved","finger":[1.5,2],"at":[1,2]}"#,
      #"{"t":1,"touch":"moved","finger":[1,2],"at":[1,2,3]}"#,
      #"{"t":1,"touch":"hovers","finger":[1,2],"at":[1,2]}"#,
      #"{"touch":"moved","finger":[1,2],"at":[1,2]}"#, #"{"t":1,"t":1,"hover":[1,2]}"#,
      #"{"t":1,"touch":"moved","finger":[1,2],"at":[1,2],"hover":[1,2]}"#,
      #"{"t":1,"to\u0075ch":"moved","finger":[1,2],"at":[1,2]}"#,
      #"{"t":1,"touch":"cancelled","finger":[1,2],"at":[1,2],"by":"user"}"#,
      #"{ "t":1, "hover":[1.5,2.5], "further":{"a":1} }"#,
      #"{"t":1,"hover":[123456789012345678901,2.5]}"#, #"{"t":1e3,"hover":[1,2.5]}"#,
    ]
  )
  func left(_ text: String) {
    #expect(plain(text) == nil)
  }

  @Test("numbers are the very ones that the standard library reads")
  func numbers() throws {
    var random = SeededRandom(seed: 21)
    for _ in 0..<20_000 {
      let value = Double.random(in: 0...1, using: &random)
      let size = Double.random(in: -9...15, using: &random)
      let number = value * pow(10, size)
      for text in ["\(number)", "-\(number)", String(format: "%.9f", number)] {
        guard case .frame(let read, nil)? = plain(#"{"frame":\#(text)}"#) else { continue }
        #expect(read.bitPattern == Double(text)?.bitPattern, "\(text)")
      }
    }
  }

  @Test("a fraction in the middle between two numbers is rounded to the even one")
  func middle() {
    for (whole, places) in [(UInt64(9_007_199_254_740_993), 0), (90_071_992_547_409_930, 1)] {
      #expect(DecimalNumber.value(of: whole, dividedByTenTo: places) == 9_007_199_254_740_992)
    }
    #expect(DecimalNumber.value(of: 90_071_992_547_409_950, dividedByTenTo: 1) == 0x1p53 + 4)
    #expect(DecimalNumber.value(of: 90_071_992_547_409_931, dividedByTenTo: 1) == 0x1p53 + 2)
  }

  @Test("a recording of chance is read in place, but for the lines of rare events")
  func share() throws {
    let recording = InputRecording.random(
      RecordingHeader(scene: "s", size: CGSize(width: 640, height: 480), seed: 4),
      frames: 500
    )
    let lines = String(decoding: recording.encoded(), as: UTF8.self).split(separator: "\n")
    let others = lines.filter { plain(String($0)) == nil }
    #expect(others.count < lines.count / 5)
    #expect(try RecordingReader(recording.encoded()).recording == recording)
  }
}
