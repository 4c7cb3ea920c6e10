import Foundation
import TextFormats
import Testing

@testable import TouchInput

@Suite("Attributes of a contact in a recording")
struct ContactFieldTests {
  private let line = #"{"t":0.25,"touch":"cancelled","finger":[7,0],"at":[100,120]"#

  private func sample(_ attributes: String) throws -> ContactSample {
    var lines = ByteLines(Data("\(line)\(attributes)}\n".utf8), longest: 1000)
    let read = try #require(try lines.next())
    guard case .event(.contact(let sample), nil) = try RecordingLine(read) else {
      throw SourceProblem("no contact", at: read.position)
    }
    return sample
  }

  @Test("what a line says of a finger is read and written the same, attribute by attribute")
  func attributes() throws {
    let values = [
      ("force", "0.5"), ("radius", "12"), ("tool", #""pencil""#), ("altitude", "0.25"),
      ("azimuth", "4.5"), ("buttons", "3"), ("by", #""user""#),
    ]
    #expect(values.map(\.0) == ContactField.all.map(\.name))
    let plain = try sample("")
    #expect(ContactField.all.allSatisfy { $0.write(plain) == nil })
    for (name, value) in values {
      let sample = try sample(",\"\(name)\":\(value)")
      #expect(sample != plain, "\(name)")
      #expect(ContactField.all.filter { $0.write(sample) != nil }.map(\.name) == [name])
      #expect(InputEvent.contact(sample).json(viewer: nil).line == "\(line),\"\(name)\":\(value)}")
    }
  }

  @Test(
    "an attribute that makes no sense is refused at its place",
    arguments: [
      (#","force":"hard""#, "1:69: expected a number, got the text 'hard'"),
      (#","radius":1e999"#, "1:70: the number 1e999 is too large; expected a number"),
      (#","altitude":"flat""#, "1:72: expected a number, got the text 'flat'"),
      (#","azimuth":"west""#, "1:71: expected a number, got the text 'west'"),
      (#","tool":"claw""#, "1:68: expected one of finger, pencil, pointer, got the text 'claw'"),
      (#","buttons":0.5"#, "1:71: expected the held buttons' bits, got the number 0.5"),
      (#","by":"fate""#, "1:66: expected one of user, got the text 'fate'"),
    ]
  )
  func refused(_ attribute: String, _ expected: String) {
    let problem = #expect(throws: SourceProblem.self) { try sample(attribute) }
    #expect(problem?.description == expected)
  }

  @Test("members may come in any order, with spaces, escapes and members that nobody knows")
  func loose() throws {
    let text =
      #"{ "at":[-0.5, 1e3], "to\u0075ch":"moved", "new":{"a":[]}, "t":1, "finger":[-1,3] }"#
    var lines = ByteLines(Data(text.utf8), longest: 1000)
    let read = try #require(try lines.next())
    let expected = ContactSample(
      id: ContactID(device: -1, finger: 3),
      phase: .moved,
      location: CGPoint(x: -0.5, y: 1000),
      timestamp: 1
    )
    guard case .event(let event, nil) = try RecordingLine(read) else {
      Issue.record("no contact")
      return
    }
    #expect(event == .contact(expected))
  }
}
