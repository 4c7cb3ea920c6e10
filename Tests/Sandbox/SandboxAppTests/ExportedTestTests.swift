import Foundation
import SandboxTestSupport
import Testing

@Suite("Recordings as Swift tests")
struct ExportedTestTests {
  private let program = BuiltProgram()
  private let folder: TemporaryFolder
  private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "../../..").standardized

  init() throws {
    folder = try TemporaryFolder()
  }

  private func exported(_ recording: URL, to output: URL) throws -> String {
    // A test of a scene file contains the path from the test to the file. So it is written there, and not kept.
    let result = try program.run(
      ["export", recording.path, "--swift", "--quiet", "-o", output.path],
      in: folder
    )
    #expect(result.exitCode == 0, "\(result.errors)")
    return try String(contentsOf: output, encoding: .utf8)
  }

  @Test("the tests of the built-in scenes are those among the examples, which are run there")
  func scenes() throws {
    let scenes = root.appending(path: "Assets/Scenes")
    let tests = root.appending(path: "Examples/Exported/Tests/Scenes")
    let names = try FileManager.default.contentsOfDirectory(atPath: scenes.path).sorted()
    #expect(names.count >= 35)
    for name in names {
      let kept = try String(contentsOf: tests.appending(path: "\(name).swift"), encoding: .utf8)
      let output = URL(fileURLWithPath: folder.file("\(name).swift"))
      let text = try exported(scenes.appending(path: "\(name)/visit.touchrec"), to: output)
      #expect(text == kept, "\(name): run Scripts/record-scenes \(name)")
    }
  }

  @Test("fingers are told with verbs and views by their names, points only where nothing else fits")
  func readable() throws {
    let tests = root.appending(path: "Examples/Exported/Tests")
    func lines(_ name: String) throws -> [String] {
      try String(contentsOf: tests.appending(path: name), encoding: .utf8)
        .split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { $0.hasPrefix("finger.") }
    }
    #expect(
      try lines("ShelfTests.swift") == [
        "finger.drag(from: \"card\", to: \"shelf\", over: 0.3)", "finger.doubleTap(\"card\")",
      ]
    )
    #expect(
      try lines("Scenes/control-panel.swift") == [
        "finger.tap(\"switch\")", "finger.drag(from: \"slider\", by: CGVector(dx: 40, dy: 0))",
        "finger.tap(\"stepper\".part(0.89, 0.5))", "finger.tap(\"segments\".part(0.86, 0.5))",
        "finger.tap(\"pages\".part(0.93, 0.5))", "finger.tap(\"button\")",
      ]
    )
  }

  @Test("a test of a scene file names the file as it lies from the test")
  func sceneFile() throws {
    let examples = root.appending(path: "Examples/Exported")
    for (source, target) in [("shelf.yml", "shelf.yml"), ("shelf.touchrec", "shelf.touchrec")] {
      try FileManager.default.copyItem(
        atPath: examples.appending(path: source).path,
        toPath: folder.file(target)
      )
    }
    try FileManager.default.createDirectory(
      atPath: folder.file("Tests"),
      withIntermediateDirectories: true
    )
    let text = try exported(
      URL(fileURLWithPath: folder.file("shelf.touchrec")),
      to: URL(fileURLWithPath: folder.file("Tests/ShelfTests.swift"))
    )
    let kept = examples.appending(path: "Tests/ShelfTests.swift")
    #expect(try text == String(contentsOf: kept, encoding: .utf8))
  }

  @Test("what a test cannot show is refused with what to do instead")
  func refused() throws {
    let windows = "windows:\n  - {id: a, frame: [0, 0, 100, 100]}\n"
    _ = try folder.write(windows, to: "windows.yml")
    _ = try folder.write("scene windows.yml\nsize 100x100\ntap 5,5\n", to: "a.touch")
    let played = try program.run(["script", "a.touch", "--record", "a.touchrec"], in: folder)
    #expect(played.exitCode == 0, "\(played.errors)")
    let result = try program.run(["export", "a.touchrec", "--swift", "-o", "a.swift"], in: folder)
    #expect(result.exitCode == 65)
    #expect(result.errors.contains("consists of windows") && result.errors.contains("--script"))
  }
}
