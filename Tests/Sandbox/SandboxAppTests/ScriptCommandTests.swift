import Foundation
import SandboxTestSupport
import Testing

@Suite("Touch scripts from the command line")
struct ScriptCommandTests {
  private let program = BuiltProgram()
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private static let drag = """
    scene drag-touches
    finger 1 down box.center
    finger 1 move by 80,0 over 200ms
    finger 1 up
    expect box got began, moved, ended
    snapshot after

    """

  private func run(_ text: String, _ arguments: String...) throws -> BuiltProgram.Result {
    let path = try folder.write(text, to: "a.touch")
    return try program.run(["script", path] + arguments, in: folder)
  }

  @Test("a script whose expectations are met is 0, and leaves its pictures")
  func passed() throws {
    let result = try run(Self.drag, "--snapshots", "pictures")
    #expect(result.exitCode == 0)
    #expect(result.output == "snapshot pictures/after.png\npassed: 1 expectation\n")
    #expect(result.errors == "")
    #expect(FileManager.default.fileExists(atPath: folder.file("pictures/after.png")))
    #expect(try run(Self.drag, "--quiet", "--snapshots", "pictures").output == "")
  }

  @Test("without a size, the screen is that of the scene")
  func sceneSize() throws {
    _ = try folder.write(
      "size: [390, 844]\nviews:\n  - id: low\n    frame: [0, 700, 390, 100]\n",
      to: "tall.yml"
    )
    let result = try run("scene tall.yml\ntap 195,750\nexpect low got began\n")
    #expect(result.output == "passed: 1 expectation\n", "\(result.errors)")
  }

  @Test("an expectation that is not met is 1, with its place")
  func failed() throws {
    let result = try run("scene drag-touches\ntap box\nexpect box2 got began\n")
    #expect(result.exitCode == 1)
    #expect(result.output.contains("a.touch:3:1: box2 did not get began; box got began, ended"))
    #expect(result.errorLines.count == 1)
  }

  @Test(
    "what makes no sense is 65, what does not exist is 66",
    arguments: [
      ("scene drag-touches\ntip box", 65, ":2:1: expected a step"),
      ("scene drag-touches\ntap bax", 65, ":2:5: there is no view 'bax'"),
      ("tap box", 65, "names no scene"),
      ("scene drag-touch\ntap box", 66, ":1:7: there is no scene"),
      ("\u{0}\u{1}", 65, ":1:1: expected a step"),
    ] as [(String, Int32, String)]
  )
  func wrong(text: String, code: Int32, message: String) throws {
    let result = try run(text)
    #expect(result.exitCode == code)
    #expect(result.errors.contains(message), "\(result.errors)")
    #expect(result.errors.hasPrefix("Error: "))
  }

  @Test("a script that is not there is 66; a report that cannot be written is 73")
  func files() throws {
    #expect(try program.run(["script", "missing.touch"], in: folder).exitCode == 66)
    #expect(try run(Self.drag, "--junit", "missing/r.xml").exitCode == 73)
    #expect(try run(Self.drag, "--scale", "9").exitCode == 64)
  }

  @Test("reports as JSON and JUnit, and what was played as a recording")
  func reports() throws {
    let json = try run(Self.drag, "--json", "--junit", "r.xml", "--record", "r.touchrec")
    #expect(json.exitCode == 0)
    #expect(json.output.contains("\"isPassed\": true"))
    let xml = FileManager.default.contents(atPath: folder.file("r.xml")).map {
      String(decoding: $0, as: UTF8.self)
    }
    #expect(xml?.contains("tests=\"1\" failures=\"0\" errors=\"0\"") == true)
    let played = try program.run(["play", "r.touchrec"], in: folder)
    #expect(played.exitCode == 0)
    #expect(played.output.hasPrefix("f1 → box\nbox.began [f1]\n"))
  }

  @Test("S10: a script with a step that cannot be done leaves no file half done")
  func halfDone() throws {
    let text = "scene drag-touches\nsnapshot first\ntap box\ntap nowhere\n"
    let result = try run(text, "--junit", "r.xml", "--record", "r.touchrec", "--json")
    #expect(result.exitCode == 65 && result.errors.contains("nowhere"), "\(result.errors)")
    // Standard output itself contains the fault.
    #expect(result.output.contains("\"fault\""), "\(result.output)")
    for name in ["r.xml", "r.touchrec", "Screenshots", "pictures"] {
      #expect(!FileManager.default.fileExists(atPath: folder.file(name)), "\(name)")
    }
  }

  @Test("a recording exported as a script meets its own expectations, with the same trace")
  func exported() throws {
    #expect(try run(Self.drag, "--record", "a.touchrec").exitCode == 0)
    func call(_ arguments: String...) throws -> BuiltProgram.Result {
      let result = try program.run(arguments, in: folder)
      #expect(result.exitCode == 0, "\(result.errors)")
      return result
    }
    _ = try call("export", "a.touchrec", "--script", "-o", "b.touch")
    _ = try call("script", "b.touch", "--record", "b.touchrec")
    let first = try call("play", "a.touchrec", "--trace", "-").output
    let second = try call("play", "b.touchrec", "--trace", "-").output
    #expect(!first.isEmpty)
    #expect(first == second)
  }

  @Test("the exported Swift test is the one among the examples, which is compiled and run there")
  func swiftTest() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../..").standardized
    let examples = root.appendingPathComponent("Examples/Exported")
    let recording = examples.appendingPathComponent("two-boxes.touchrec").path
    let result = try program.run(["export", recording, "--swift", "-o", "-"], in: folder)
    #expect(result.exitCode == 0, "\(result.errors)")
    let test = examples.appendingPathComponent("Tests/TwoBoxesTests.swift")
    #expect(try Data(contentsOf: test) == Data(result.output.utf8))
  }
}
