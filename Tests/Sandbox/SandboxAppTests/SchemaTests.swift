import Foundation
import SandboxTestSupport
import Testing

@Suite("JSON Schemas")
struct SchemaTests {
  private let program = BuiltProgram()
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let script = "scene drag-touches\nsize 200x150\ndrag box by 30,20\nexpect box got began\n"
    let result = try program.run(
      ["script", try folder.write(script, to: "a.touch"), "--record", "a.touchrec"],
      in: folder
    )
    #expect(result.exitCode == 0)
    let wrong = script + "expect box got cancelled\nexpect nobody got began\n"
    _ = try folder.write(wrong, to: "wrong.touch")
    _ = try folder.write("views: [{id: a, fraem: 3}]\n", to: "wrong.yml")
    _ = try folder.write(ImportCommandTests.paste, to: "paste.txt")
    let whole = try #require(FileManager.default.contents(atPath: folder.file("a.touchrec")))
    try whole.dropLast(20).write(to: URL(fileURLWithPath: folder.file("cut.touchrec")))
  }

  private func schema(_ name: String) throws -> SchemaCheck {
    SchemaCheck(root: try AnyJSON(try program.run(["schema", name], in: folder).output))
  }

  @Test(
    "what commands write with --json is as their schemas say",
    arguments: [
      ["scenes"], ["views", "control-panel"], ["hit", "nested-colours", "100,100"],
      ["hit", "nobody", "50,50"], ["explain", "nested-colours", "100,100"],
      ["explain", "cannot-receive", "60,60"], ["chain", "nested-colours", "yellow"],
      ["gestures", "require-to-fail", "waiting"], ["gestures", "nested-colours", "5,5"],
      ["why", "nested-colours", "red"], ["why", "paste.txt", "Buy"], ["lint", "nested-colours"],
      ["lint", "out-of-bounds"], ["import", "paste.txt"],
      ["views", "paste.txt"], ["explain", "paste.txt", "110,210"],
      ["validate", "a.touch", "a.touchrec"], ["validate", "wrong.yml", "wrong.touch"], ["doctor"],
      ["play", "a.touchrec"], ["play", "cut.touchrec"],
      ["play", "a.touchrec", "--set", "box.isHidden=true"],
      ["play", "a.touchrec", "--set", "box.alpha=0.9"],
      ["compare", "a.touchrec", "a.touchrec"],
      ["compare", "a.touchrec", "a.touchrec", "--with", "nested-colours"], ["script", "a.touch"],
      ["script", "wrong.touch"], ["monkey", "drag-touches", "--runs", "1", "--frames", "30"],
    ]
  )
  func reports(arguments: [String]) throws {
    let result = try program.run(arguments + ["--json"], in: folder)
    let report = try AnyJSON(result.output)
    #expect(report["schemaVersion"] == .number(1))
    let check = try schema(arguments[0])
    #expect(try check.problems(report) == [])
    // The schema is strict enough to refuse other values.
    #expect(try !check.problems(.object(["schemaVersion": .number(1)])).isEmpty)
    for (name, value) in [("other", AnyJSON.number(1)), ("schemaVersion", .number(2))] {
      var changed = report
      changed[name] = value
      #expect(try !check.problems(changed).isEmpty)
    }
  }

  @Test("what a tap changed is written as its schema says")
  func tap() throws {
    let tree =
      #"[{"AXFrame":"{{0, 0}, {390, 844}}","type":"Application","AXLabel":"Shop"},"#
      + #"{"AXFrame":"{{20, 200}, {350, 50}}","type":"Button","AXLabel":"Pay"}]"#
    _ = try folder.write(tree, to: "before.json")
    _ = try folder.write(tree.replacing("Pay", with: "Paid"), to: "after.json")
    let arguments = ["why", "before.json", "after.json", "--tap", "195,225", "--json"]
    let report = try AnyJSON(try program.run(arguments, in: folder).output)
    #expect(report["verdict"] == .text("changed"))
    #expect(try schema("why-tap").problems(report) == [])
  }

  @Test("a name that is none is 64, and says what there is")
  func unknown() throws {
    let result = try program.run(["schema", "paly"], in: folder)
    #expect(result.exitCode == 64)
    #expect(result.errors.contains("did you mean 'play'?"))
    let (usual, scene) = try (
      program.run(["schema"], in: folder), program.run(["schema", "scene"], in: folder)
    )
    #expect(usual.output == scene.output && usual.output.contains("Touch Sandbox scene"))
  }

  /// Actions, and whether they are valid.
  private static let samples: [(String, Bool)] = [
    (#""dismiss""#, true), (#""follow""#, true), (#""log""#, false), (#""move""#, false),
    (#"{"log": "hello"}"#, true), (#"{"log": [1]}"#, false),
    (#"{"move": {"by": [10, 0]}}"#, true), (#"{"move": {"to": [10, 0], "duration": 2}}"#, true),
    (#"{"move": {"view": "a", "by": [10, 0]}}"#, true), (#"{"move": {"view": "a"}}"#, false),
    (#"{"move": {"by": [10, 0], "to": [0, 0]}}"#, false), (#"{"move": {"by": [10]}}"#, false),
    (#"{"move": {"by": [1, 2], "duration": 61}}"#, false),
    (#"{"move": {"by": [1, 2], "x": 1}}"#, false),
    (#"{"recolour": {"to": "systemRed"}}"#, true), (##"{"recolor": {"to": "#FF0000"}}"##, true),
    (#"{"recolour": {"view": "a"}}"#, false), (#"{"recolour": {"to": "reddish"}}"#, false),
    (#"{"toggle": {"property": "isHidden"}}"#, true),
    (#"{"toggle": {"property": "alpha"}}"#, false),
    (#"{"toggle": {}}"#, false), (#"{"set": {"alpha": 0.5, "duration": 1}}"#, true),
    (#"{"set": {"view": "a", "isHidden": true}}"#, true), (#"{"set": {"aplha": 0.5}}"#, false),
    (#"{"set": {"alpha": "much"}}"#, false), (#"{"focus": "a"}"#, true),
    (#"{"focus": true}"#, true),
    (#"{"bringToFront": null}"#, true), (#"{"focus": [1]}"#, false), (#"{"present": "c"}"#, true),
    (#"{"push": "c"}"#, true), (#"{"present": 3}"#, false), (#"{"jump": "a"}"#, false),
    (#"{"focus": "a", "dismiss": true}"#, false),
  ]

  @Test("schema and reader of scene files agree on actions", arguments: samples)
  func actions(action: String, makesSense: Bool) throws {
    let scene = """
      {"views": [{"id": "a", "class": "UIButton", "on": {"touchUpInside": [\(action)]}}],
       "controllers": [{"id": "c"}]}
      """
    let file = try folder.write(scene, to: "scene.json")
    let isRead = try program.run(["validate", file], in: folder).exitCode == 0
    let problems = try schema("scene").problems(try AnyJSON(scene))
    #expect(isRead == makesSense, "\(action)")
    #expect(problems.isEmpty == makesSense, "\(action): \(problems)")
  }
}
