import Foundation
import SandboxTestSupport
import Testing

@Suite("Which gesture acts")
struct GesturesCommandTests {
  private let program = BuiltProgram()
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ arguments: String...) throws -> BuiltProgram.Result {
    try program.run(["gestures"] + arguments, in: folder)
  }

  @Test("a single tap that waits for a double tap acts late, and the line that makes it is told")
  func late() throws {
    let result = try run("require-to-fail", "waiting", "--lang", "en")
    #expect(result.exitCode == 0)
    for line in [
      "Tap              acts 0.35 s  fails", "Double tap       fails        acts",
      "single waits for double to fail, 0.35 s",
      "1 Tap: single acts 0.35 s late: waited 0.35 s for double to fail",
      "− single.require(toFail: double)",
      "2 cells change: Tap: single acts 0.35 s → acts; Double tap: single fails → acts",
    ] {
      #expect(result.output.contains(line), "\(line)")
    }
    let tried = try run("require-to-fail", "waiting", "--try", "1", "--lang", "en").output
    #expect(tried.contains("acts *") && !tried.contains("single waits for"))
  }

  @Test("the answer is Chinese where Chinese is asked for")
  func chinese() throws {
    let result = try run("require-to-fail", "waiting", "--lang", "zh").output
    #expect(result.contains("轻点") && result.contains("0.35 s 后触发"))
    #expect(result.contains("single 等待 double 失败，0.35 s"))
  }

  @Test("without relations a double tap is also a tap, which a line would end")
  func together() throws {
    let report = try AnyJSON(try run("require-to-fail", "at-once", "--json").output)
    let codes = report["fixes"]?.elements.map { $0["code"] }
    #expect(codes == [.text("+ single.require(toFail: double)")])
    let rows = report["rows"]?.elements ?? []
    #expect(rows.count == 18)
    let double = try #require(rows.first { $0["gesture"] == .text("doubleTap") })
    #expect(double["cells"]?.elements.map { $0["outcome"] } == [.text("acts"), .text("acts")])
  }

  @Test("without a place, it is the first view where most recognizers see a touch")
  func noPlace() throws {
    let text = """
      views:
        - { id: one, frame: [0, 0, 100, 100], recognizers: [{ type: tap, id: first }] }
        - id: outer
          frame: [0, 100, 100, 100]
          recognizers: [{ type: tap, id: second }]
          subviews:
            - { id: inner, frame: [0, 0, 50, 50], recognizers: [{ type: pan, id: third }] }
      """
    let scene = try folder.write(text, to: "scene.yml")
    let output = try run(scene, "--lang", "en").output
    #expect(output.hasPrefix("Gestures at (25, 125), on inner\n"), "\(output)")
  }

  @Test("what is asked wrongly is 64, what is not there 66")
  func wrong() throws {
    #expect(try run("nested-colours").exitCode == 64)
    #expect(try run("require-to-fail", "waiting", "--try", "9").exitCode == 64)
    #expect(try run("nobody-knows", "1,1").exitCode == 66)
    #expect(try run("require-to-fail", "nothing").exitCode == 66)
    let empty = try run("nested-colours", "5,5", "--lang", "en")
    #expect(empty.exitCode == 0 && empty.output.contains("No recognizer watches the point (5, 5)."))
  }

  private static let list = """
    <UITapGestureRecognizer: 0x101; state = Possible; view = <UIView 0x201>; target= \
    <(action=tap:, target=<VC 0x301>)>; must-fail = {
            <UITapGestureRecognizer: 0x102; state = Possible; view = <UIView 0x201>; target= \
    <(action=twice:, target=<VC 0x301>)>; numberOfTapsRequired = 2>
        }>
    <UITapGestureRecognizer: 0x102; state = Possible; view = <UIView 0x201>; target= \
    <(action=twice:, target=<VC 0x301>)>; numberOfTapsRequired = 2; must-fail-for = {
            <UITapGestureRecognizer: 0x101; state = Possible; view = <UIView 0x201>; target= \
    <(action=tap:, target=<VC 0x301>)>>
        }>

    """

  @Test("a list of recognizers without a tree is enough; what it does not tell is an unless")
  func list() throws {
    _ = try folder.write(Self.list, to: "list.txt")
    let result = try run("list.txt", "100,100", "--lang", "en")
    #expect(result.exitCode == 0)
    for line in [
      "tap waits for double tap to fail, 0.35 s", "acts 0.35 s",
      "Unknown: the text has no view tree; the views of its recognizers are assumed to be nested",
      "Unknown: unless delegates decide otherwise",
    ] {
      #expect(result.output.contains(line), "\(line)")
    }
    #expect(!result.errors.contains("log:"))
  }

  @Test("a view that gets no touches is said to get none, another one is not")
  func missed() throws {
    let missed = try run("cannot-receive", "hidden", "--lang", "en").output
    #expect(missed.hasPrefix("hidden gets no touches at "))
    let hit = try run("require-to-fail", "waiting", "--lang", "en").output
    #expect(!hit.contains("gets no touches"))
  }

  @Test("recognizers that the text mentions and does not describe are not denied")
  func untold() throws {
    let path = try folder.write(
      """
      <UIWindow: 0x101; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x601>>
         | <UIView: 0x102; frame = (0 0; 390 844); gestureRecognizers = <NSArray: 0x6000>; \
      layer = <CALayer: 0x602>>
      """,
      to: "untold.txt"
    )
    let output = try run(path, "195,700").output
    #expect(output.contains("unless UIView 0x102 has other recognizers"))
    #expect(output.contains("expr -l objc -O -- [(id)0x102 gestureRecognizers]"))
  }

  @Test("the guides show what the command writes", arguments: ["", "zh/"])
  func guide(language: String) throws {
    let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
      url.deletingLastPathComponent()
    }
    let file = root.appendingPathComponent("Documentation/\(language)Gestures.md")
    let parts = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n### ")
    #expect(parts.count == 11)
    for part in parts.dropFirst() {
      let line = try #require(part.components(separatedBy: "`").dropFirst().first)
      let words = line.components(separatedBy: " ").dropFirst().map {
        $0.hasPrefix("Examples/") ? root.appendingPathComponent($0).path : $0
      }
      let block = try #require(part.components(separatedBy: "```\n").dropFirst().first)
      let result = try program.run(
        words + ["--lang", language.isEmpty ? "en" : "zh"],
        in: folder
      )
      #expect(result.output.hasSuffix("\n\n" + block), "\(line)")
    }
  }

  @Test("recognizers that wait for each other are a circle, and one line taken back ends it")
  func circle() throws {
    let scene = """
      views:
        - id: card
          frame: [0, 0, 200, 200]
          recognizers:
            - {type: tap, id: one, requiresFailureOf: [two]}
            - {type: tap, id: two, numberOfTapsRequired: 1, requiresFailureOf: [one]}

      """
    _ = try folder.write(scene, to: "circle.yml")
    let report = try AnyJSON(try run("circle.yml", "100,100", "--json", "--lang", "en").output)
    #expect(report["circles"]?.elements.count == 1)
    #expect(report["neverAct"]?.elements.count == 2)
    let text = try run("circle.yml", "100,100", "--lang", "en").output
    #expect(text.contains("one → two → one: they wait for each other, and none can act"))
    #expect(text.contains("− one.require(toFail: two)"))
  }
}
