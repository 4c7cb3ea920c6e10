import Foundation
import TouchInput
import Playback
import TextFormats
import Testing
import ConsoleText

@MainActor struct SessionReaderTests {
  private static let header =
    #"{"format":"touch-session","version":1,"system":"iOS 17.2","screen":[320,480],"scale":2}"#
  private static let view =
    #"{"view":1,"class":"UIWindow","base":["UIView"],"bounds":[0,0,320,480],"center":[160,240]}"#

  private func read(_ lines: String...) throws(SourceProblem) -> SessionReader {
    try SessionReader(Data(lines.map { $0 + "\n" }.joined().utf8))
  }

  @Test("A small session is read")
  func small() throws {
    let reader = try read(
      Self.header,
      Self.view,
      #"{"tree":[1],"t":1}"#,
      #"{"t":1,"touches":[{"id":1,"phase":"began","at":[5,6],"view":1,"window":1}],"new":true}"#,
      #"{"end":"stopped","t":1}"#
    )
    #expect(reader.flaw == nil && reader.session.isWhole && reader.session.eventCount == 1)
    #expect(reader.session.header.system == "iOS 17.2")
    #expect(reader.session.firstTree.views[1]?.type.name == "UIWindow")
  }

  @Test(
    "What is wrong is told with line, column, what was expected and what came",
    arguments: [
      (#"{"touches":[]}"#, 2, "1 to 64 touches"),
      (#"{"t":1,"touches":[{"id":1,"phase":"landed","at":[0,0]}]}"#, 2, "began, moved"),
      (#"{"t":1,"touches":[{"id":1,"phase":"began","at":[0,0],"view":9}]}"#, 2, "view 9"),
      (#"{"t":1,"when":"after","states":[1]}"#, 2, "number, state"),
      (#"{"tree":[7],"t":1}"#, 2, "no earlier line describes it"),
      (#"{"view":1,"class":"UIView","bounds":[0,0],"center":[0,0]}"#, 2, "a rectangle"),
      (#"{"view":-1,"class":"UIView","bounds":[0,0,1,1],"center":[0,0]}"#, 2, "from 0"),
      (#"{"other":1}"#, 2, "expected a line with view"),
      (#"{"tree":[],"t":1e99}"#, 2, "a time in seconds"),
      (#"{"picture":1,"t":1,"png":"?"}"#, 2, "base64"),
      (#"{"view":"#, 2, "JSON value"),
    ]
  )
  func faults(line: String, number: Int, words: String) throws {
    let flaw = try #require(try read(Self.header, line).flaw)
    #expect(flaw.position.line == number && flaw.position.column >= 1)
    #expect(flaw.message.contains(words), "\(flaw.message)")
  }

  @Test("S04: Views and levels of a session, at the limit and one over")
  func limits() throws {
    func flaw(_ views: [[Int]]) throws -> String? {
      let lines = views.enumerated().map { number, subviews in
        let list = subviews.map(String.init).joined(separator: ",")
        return #"{"view":\#(number),"class":"UIView","bounds":[0,0,1,1],"center":[0,0],"#
          + #""subviews":[\#(list)]}"#
      }
      let all = [Self.header] + lines + [#"{"tree":[0],"t":1}"#, #"{"end":"stopped","t":1}"#]
      return try SessionReader(Data(all.map { $0 + "\n" }.joined().utf8)).flaw?.message
    }
    func chain(_ levels: Int) -> [[Int]] { (0..<levels).map { $0 + 1 < levels ? [$0 + 1] : [] } }
    func crowd(_ count: Int) -> [[Int]] {
      [Array(1..<count)] + Array(repeating: [], count: count - 1)
    }
    #expect(try flaw(chain(FileLimits.Session.depth)) == nil)
    #expect(try flaw(chain(FileLimits.Session.depth + 1))?.contains("deeper than 120") == true)
    #expect(try flaw(crowd(FileLimits.Session.views)) == nil)
    #expect(try flaw(crowd(FileLimits.Session.views + 1))?.contains("more than 20000") == true)
  }

  @Test("S04: Steps of a session, at the limit and one over")
  func steps() throws {
    func flaw(_ count: Int) throws -> SourceProblem? {
      let states = #"{"t":1,"when":"after","states":[]}"#
      let steps = Array(repeating: states, count: count)
      let lines = [Self.header] + steps + [#"{"end":"stopped","t":1}"#]
      let data = Data(lines.map { $0 + "\n" }.joined().utf8)
      return try SessionReader(data, mostSteps: 4).flaw
    }
    #expect(try flaw(4) == nil)
    #expect(try flaw(5)?.message == "a session has at most 4 steps")
    #expect(try flaw(5)?.position.line == 6)
  }

  @Test("Views that are in each other, twice in the tree or too deep are refused")
  func trees() throws {
    func view(_ number: Int, _ subviews: String) -> String {
      #"{"view":\#(number),"class":"UIView","bounds":[0,0,1,1],"center":[0,0],"subviews":[\#(subviews)]}"#
    }
    let circle = try read(Self.header, view(1, "2"), view(2, "1"), #"{"tree":[1],"t":1}"#)
    #expect(circle.flaw?.message.contains("twice") == true)
    let deep = (1...130).map { view($0, "\($0 + 1)") } + [view(131, "")]
    let text = ([Self.header] + deep + [#"{"tree":[1],"t":1}"#]).joined(separator: "\n")
    let reader = try SessionReader(Data(text.utf8))
    #expect(reader.flaw?.message.contains("deeper than 120") == true)
  }

  @Test("Another file, an unknown version and an empty file are refused")
  func foreign() {
    #expect(throws: SourceProblem.self) { try read(#"{"format":"touch-recording"}"#) }
    #expect(throws: SourceProblem.self) { try read("") }
    let later = Self.header.replacingOccurrences(of: #""version":1"#, with: #""version":2"#)
    #expect(throws: SourceProblem.self) { try read(later) }
    #expect(SessionReader.isSession(Data((Self.header + "\n").utf8)))
    #expect(!SessionReader.isSession(Data("hello".utf8)))
  }

  @Test("Sessions that are cut, changed and mixed are read or refused, and can be played")
  func fuzz() throws {
    var random = SeededRandom(seed: 20)
    let whole = [0, 3, 9].map { [UInt8](Performance(seed: $0, recorded: true).session) }
    for round in 0..<RandomPlays.count * 2 {
      let original = whole[Int(round % 3)]
      var bytes = original
      for _ in 0...Int.random(in: 0...3, using: &random) { mutate(&bytes, whole, &random) }
      guard let reader = try? SessionReader(Data(bytes)) else { continue }
      try expectSameBeforeDamage(reader, bytes, original)
      guard let rebuilt = try? RebuiltSession(reader.session) else { continue }
      let run = try EngineRun(rebuilt)
      _ = SessionComparison(reader.session, with: run.session, unmatched: run.unmatched)
    }
  }

  /// Expects all steps before the first damaged line, and no problem in them.
  private func expectSameBeforeDamage(
    _ reader: SessionReader,
    _ bytes: [UInt8],
    _ original: [UInt8]
  ) throws {
    let same = zip(bytes, original).prefix { $0 == $1 }
    let line = 1 + same.count { $0.0 == 0x0A }
    let steps = try SessionReader(Data(original)).session.steps
    let before = steps.prefix { $0.position.line < line }
    #expect(reader.session.steps.count >= before.count)
    #expect(zip(reader.session.steps, before).allSatisfy(isSame), "before line \(line)")
    #expect(reader.flaw.map { $0.position.line >= line } ?? true)
  }

  private func isSame(_ first: TouchSession.Step, _ second: TouchSession.Step) -> Bool {
    guard first.time == second.time, first.position == second.position else { return false }
    return switch (first.content, second.content) {
    case (.tree(let one), .tree(let other)): one == other
    case (.touches(let one), .touches(let other)): one == other
    case (.states(let one), .states(let other)): one == other
    case (.control(let one, let event), .control(let other, let otherEvent)):
      one == other && event == otherEvent
    case (.picture(let one, let data), .picture(let other, let otherData)):
      one == other && data == otherData
    default: false
    }
  }

  private func mutate(_ bytes: inout [UInt8], _ others: [[UInt8]], _ random: inout SeededRandom) {
    guard bytes.count > 10 else { return }
    let place = Int.random(in: 0..<bytes.count, using: &random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0: bytes[place] = UInt8.random(in: 32..<127, using: &random)
    case 1: bytes.removeSubrange(place..<min(bytes.count, place + 40))
    case 2: bytes = Array(bytes[..<place])
    case 3:
      let digits = bytes.indices.filter { (48...57).contains(bytes[$0]) }
      if let digit = digits.randomElement(using: &random) {
        bytes[digit] = UInt8.random(in: 48...57, using: &random)
      }
    default:
      var lines = bytes.split(separator: 0x0A)
      let strange = others[Int.random(in: 0..<others.count, using: &random)].split(separator: 0x0A)
      guard let line = strange.randomElement(using: &random) else { return }
      lines.insert(line, at: Int.random(in: 1...lines.count, using: &random))
      bytes = Array(lines.joined(separator: [0x0A])) + [0x0A]
    }
  }

  @Test("Redacted, nothing that the app's authors named is left, and the comparison is the same")
  func redaction() throws {
    for seed in 0..<UInt64(12) {
      let session = try SessionReader(Performance(seed: seed, recorded: true).session).session
      let redacted = session.redacted
      let words = redacted.lastTree.views.values.flatMap {
        [$0.type.name, $0.type.module ?? "", $0.identifier ?? ""] + $0.type.base
      }
      #expect(!words.contains { $0.contains("Stubborn") || $0 == "v1" })
      let says = redacted.lastTree.recognizers.values.map(\.says).joined()
      #expect(!says.contains("Mover") && !says.contains("Stubborn"))
      #expect(try cause(session) == cause(redacted))
    }
  }

  private func cause(_ session: TouchSession) throws -> SessionDifference.Cause? {
    let run = try EngineRun(try RebuiltSession(session))
    return SessionComparison(session, with: run.session, unmatched: run.unmatched)
      .difference?.cause
  }

  @Test(
    "Every line that the recorder writes is as the schema says, and the guide names all members"
  )
  func schema() throws {
    let lines = SessionSchema.json["oneOf"]
    var known: [Set<String>] = []
    for case .object(let line) in lines ?? [] {
      guard case .object(let properties)? = line.first(where: { $0.name == "properties" })?.value
      else { continue }
      known.append(Set(properties.map(\.name)))
    }
    #expect(known.count == 10)
    for seed in 0..<UInt64(20) {
      let session = Performance(seed: seed, recorded: true).session
      for line in session.split(separator: 0x0A) {
        let names = Set(try JSONReader.value(in: line).map().map(\.key))
        #expect(
          known.contains { names.isSubset(of: $0) },
          "\(String(decoding: line, as: UTF8.self))"
        )
      }
    }
    let guide = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Documentation/Sessions.md").standardized
    let text = try String(contentsOf: guide, encoding: .utf8)
    for name in SessionSchema.names { #expect(text.contains("`\(name)`"), "\(name)") }
  }
}

extension JSONValue {
  fileprivate subscript(_ name: String) -> [JSONValue]? {
    guard case .object(let members) = self,
      case .array(let values)? = members.first(where: { $0.name == name })?.value
    else { return nil }
    return values
  }
}
