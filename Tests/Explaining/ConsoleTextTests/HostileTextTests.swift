@testable import ConsoleText
import Foundation
import TextFormats
import Testing
import TouchInput

@Suite("Texts that want to do harm")
struct HostileTextTests {
  /// Texts that would take minutes if each part were read again and again.
  static let repeated: [(String, Int)] = [
    ("<", 80000), ("<a", 40000), ("<A: 0x1; ", 8000), ("<A: 0x1; text = '", 4800),
    ("<A: 0x1; text = '\n", 4800), ("<A: 0x1; text = \"';", 4800), ("'>", 40000),
    ("<A: 0x1; frame = (0 0; 1 1); k = |", 2400), ("|", 80000), ("   | ", 16000),
    ("<A: 0x1; k = ||||||||||||||||||||||||||||", 2000), ("\n", 80000), ("\\n", 40000),
    ("<A: 0x1; frame = (0 0; 1 1)>\n", 2400), ("<A; frame = (0 0; 1 1)>\n...\n", 2000),
    ("&lt;", 16000), ("&", 80000), ("<br", 24000), ("<A 0x1>, state: ", 4000),
    ("<UITouch: 0x1> phase: ", 3200), ("<UITouch: 0x1> window: <", 3200), ("{{", 40000),
    ("<T: 0x1; state = P; target= <(action=", 2000), ("Button, 0x1, {{0, 0}, {1, 1}}\n", 2000),
    (" Other, 0x1\n", 2400), ("<A: 0x1; must-fail = {", 3200), ("(lldb) po x\n", 4000),
    ("<A<B<C<D: 0x1; ", 4000), ("...\n", 20000), ("<A: 0x1 (", 8000), ("\u{1B}[", 24000),
  ]

  @Test(
    "a part that is repeated many times is read in time",
    .timeLimit(.minutes(2)),
    arguments: repeated.indices
  )
  func parts(index: Int) {
    let (part, count) = Self.repeated[index]
    let text = Data(String(repeating: part, count: count).utf8)
    for data in [text, Data(Printed.screen.utf8) + text, Data("<ViewHierarchy>".utf8) + text] {
      if let reading = try? ConsoleReader.read(data) { check(reading) }
    }
  }

  @Test("views that nest without end are read, and refused as a scene")
  func deep() throws {
    let text = (0..<3000).map {
      String(repeating: "|", count: $0) + "<A: 0x\(String($0 + 1, radix: 16)); frame = (0 0; 1 1)>"
    }
    .joined(separator: "\n")
    let paste = try Paste(text)
    #expect(paste.reading.views.count == 3000)
    let problem = #expect(throws: SourceProblem.self) { try ConsoleScene(paste.reading) }
    #expect(problem?.message.contains("nest deeper") == true)
  }

  @Test("S04: how deep the views of a scene nest, at the limit and one over")
  func depth() throws {
    func reading(_ levels: Int) throws -> ConsoleReading {
      let lines = (0..<levels).map {
        let spaces = String(repeating: "   | ", count: $0)
        return spaces + "<UIView: 0x\(String($0 + 1, radix: 16)); frame = (0 0; 1 1)>"
      }
      return try Paste(lines.joined(separator: "\n")).reading
    }
    _ = try ConsoleScene(reading(FileLimits.ConsoleText.depth))
    let problem = #expect(throws: SourceProblem.self) {
      try ConsoleScene(reading(FileLimits.ConsoleText.depth + 1))
    }
    #expect(problem?.message.contains("deeper than 120 levels") == true)
  }

  @Test("S04: the length of a text, at the limit and one byte over")
  func long() throws {
    try ConsoleReader.checkLength(of: Data(count: FileLimits.ConsoleText.bytes))
    let data = Data(count: FileLimits.ConsoleText.bytes + 1)
    let problem = #expect(throws: SourceProblem.self) { try ConsoleReader.read(data) }
    #expect(
      problem?.message
        == "the text has 67108865 bytes; expected at most 67108864. Paste the tree of one window only"
    )
  }

  /// Texts with a number of views, in each form that has its own reader.
  static let crowds: [@Sendable (Int) -> String] = [
    // A tree, and one that continues after it.
    { count in
      (0..<count).map { ($0 == 0 ? "" : "   | ") + "<A: 0x\($0 + 1); frame = (0 0; 1 1)>" }
        .joined(separator: "\n")
    },
    { count in
      (0..<count).map { "<A: 0x\($0 + 1); frame = (0 0; 1 1)>" }
        .joined(separator: "\n(lldb) po x\n")
    },
    // Elements of a page source.
    { count in
      let one = #"<XCUIElementTypeOther x="0" y="0" width="1" height="1"/>"#
      return "<AppiumAUT>\n" + Array(repeating: one, count: count).joined(separator: "\n")
        + "\n</AppiumAUT>"
    },
    { count in
      let others = (1..<count).map { "    Other, 0x\($0 + 1), {{0.0, 0.0}, {1.0, 1.0}}" }
      return ([" →Application, 0x1, pid: 4, label: 'T'"] + others).joined(separator: "\n")
    },
  ]

  @Test("S04: how many views a text has, at the limit and one over", arguments: crowds.indices)
  func many(form: Int) throws {
    let limit = 30
    let text = Self.crowds[form]
    let reading = try ConsoleReader.read(Data(text(limit).utf8), mostViews: limit)
    #expect(reading.views.count { $0.kind != .missing } == limit)
    let problem = #expect(throws: SourceProblem.self) {
      try ConsoleReader.read(Data(text(limit + 1).utf8), mostViews: limit)
    }
    #expect(problem?.message.contains("more than 30 views") == true)
    #expect(problem?.position.line ?? 0 > 30)
  }

  @Test("S04: views behind the limit are not read")
  func unread() throws {
    let element = #"<XCUIElementTypeOther x="0" y="0" width="1" height="1"/>"#
    let page = Array(("<AppiumAUT>" + String(repeating: element, count: 100)).utf8)
    #expect(PageSourceForm(page, mostElements: 30).elements.count == 31)
    let object = #"{"class": "UIView", "frame": {"x": 0, "y": 0, "width": 1, "height": 1}}"#
    let list = Array("[\(Array(repeating: object, count: 100).joined(separator: ","))]".utf8)
    var counts: [Int] = []
    try ObjectTree.values(in: list) { value, _, isCut in
      counts.append(ObjectTree(value, isCut: isCut, mostNodes: 30).nodes.count)
    }
    #expect(counts == [31])
  }

  @Test("S04: how many values a tree in JSON has, at the limit and one over")
  func manyValues() throws {
    // The list, the first element, its class and its frame.
    let tree = #"[{"class": "UIView", "frame": []},\#n 1, 2, 3, "#
    var counts: [Int] = []
    func read(_ text: String) throws {
      try ObjectTree.values(in: Array(text.utf8), most: 9) { value, _, isCut in
        if case .list(let elements) = value.content { counts.append(elements.count) }
      }
    }
    try read(tree + "4, 5]")
    #expect(counts == [6])
    let problem = #expect(throws: SourceProblem.self) { try read(tree + "4, 5, 6, 7]") }
    #expect(problem?.message.contains("more than 9 values in JSON") == true)
    #expect(problem?.position == SourcePosition(line: 2, column: 17))
    #expect(counts == [6])
  }

  @Test(
    "changed, cut and shuffled texts never do worse than an error",
    arguments: 0..<24 as Range<UInt64>
  )
  func mutations(seed: UInt64) {
    let count =
      ProcessInfo.processInfo.environment["TOUCH_SANDBOX_PASTES"].flatMap { Int($0) } ?? 480
    var mutation = TextMutation(seed: seed)
    for _ in 0..<(count / 24) {
      guard let reading = try? ConsoleReader.read(Data(mutation.next())) else { continue }
      check(reading)
      guard let scene = try? ConsoleScene(ConsoleRedaction.redact(reading)) else { continue }
      _ = YAMLWriter.text(of: scene.document)
    }
  }

  /// Checks the properties that every reading has.
  private func check(_ reading: ConsoleReading) {
    #expect(reading.trees.reduce(0) { $0 + $1.count } == reading.views.count)
    for (index, view) in reading.views.enumerated() {
      #expect(view.parent.map { $0 < index } ?? true)
    }
    let addresses = reading.views.compactMap(\.address)
    #expect(Set(addresses).count == addresses.count)
    for controller in reading.controllers {
      var (steps, next) = (0, controller.parent)
      while let index = next, steps <= reading.controllers.count {
        (steps, next) = (steps + 1, reading.controllers[index].parent)
      }
      #expect(steps <= reading.controllers.count, "controllers contain each other")
    }
  }
}

/// A generator of texts that changes, cuts, repeats and mixes the forms.
struct TextMutation {
  private var random: SeededRandom
  private let sources: [[UInt8]]

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
    sources = [
      Printed.screen, OtherFormsTests.chain.joined(separator: "\n"), AccessibilityTests.described,
      AccessibilityTests.page,
      "<TabController 0x501>, state: appeared, view: <UIView 0x102>\n   + <A 0x5>, state: x, view: (null)",
      "<UITapGestureRecognizer: 0x701 (n); state = Possible; view = <UIButton 0x103>; target= <(action=tap:, target=<VC 0x12>)>; must-fail = {\\n  <UIPanGestureRecognizer: 0x702; state = Possible>\\n}>",
      "<UITouch: 0x801> phase: Began tap count: 1 window: <UIWindow: 0x101; frame = (0 0; 3 4)> view: <V: 0x9; frame = (0 0; 1 1)> location in window: {2, 3} location in view: {1, 1}",
    ].map { Array($0.utf8) }
  }

  /// Returns the next text.
  mutating func next() -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0...Int.random(in: 0...2, using: &random) {
      bytes += sources[Int.random(in: 0..<sources.count, using: &random)] + [0x0A]
    }
    for _ in 0..<Int.random(in: 0...12, using: &random) { change(&bytes) }
    return bytes
  }

  private static let signs = Array("<>|'\";:=(){}[],\n\\&. 0x".utf8)

  private mutating func change(_ bytes: inout [UInt8]) {
    guard !bytes.isEmpty else { return }
    let place = Int.random(in: 0..<bytes.count, using: &random)
    let end = min(bytes.count, place + Int.random(in: 1...60, using: &random))
    switch Int.random(in: 0..<6, using: &random) {
    case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
    case 1: bytes[place] = Self.signs[Int.random(in: 0..<Self.signs.count, using: &random)]
    case 2: bytes.removeSubrange(place..<end)
    case 3: bytes.insert(contentsOf: bytes[place..<end], at: place)
    case 4:
      bytes.insert(Self.signs[Int.random(in: 0..<Self.signs.count, using: &random)], at: place)
    default: bytes.removeLast(bytes.count - place)
    }
  }
}
