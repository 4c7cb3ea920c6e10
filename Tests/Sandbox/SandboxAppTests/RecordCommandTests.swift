import Foundation
import TouchInput
import SandboxTestSupport
import TextFormats
import Testing

/// Tests on SDL's dummy driver, whose window is invisible and needs no display.
@Suite("Recording from the command line")
struct RecordCommandTests {
  private let program = BuiltProgram(environment: ["SDL_VIDEODRIVER": "dummy"])
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func record(_ arguments: String...) throws -> RunningProgram {
    let recording = try program.start(
      ["record", "drag-touches", "--size", "200x100"] + arguments,
      in: folder
    )
    #expect(recording.waitForLine("ready 200x100"))
    return recording
  }

  private func reader(_ name: String) throws -> RecordingReader {
    try RecordingReader(try #require(FileManager.default.contents(atPath: folder.file(name))))
  }

  @Test("Ctrl+C ends a recording in order")
  func interrupted() throws {
    let recording = try record("-o", "a.touchrec")
    recording.signal(SIGINT)
    #expect(recording.result().exitCode == 130)
    let reader = try reader("a.touchrec")
    #expect(reader.flaw == nil)
    #expect(reader.recording.header.scene == "drag-touches")
    #expect(reader.recording.header.size == CGSize(width: 200, height: 100))
    #expect(reader.recording.header.sceneHash?.count == 64)
    let played = try program.run(["play", "a.touchrec"], in: folder)
    #expect(played.exitCode == 0)
    #expect(played.errors == "")
  }

  @Test("what was recorded is there when the program is killed")
  func killed() throws {
    let recording = try record("-o", "a.touchrec")
    recording.kill()
    #expect(recording.result().exitCode != 0)
    let reader = try reader("a.touchrec")
    #expect(reader.flaw?.message.contains("cut off") == true)
    #expect(try program.run(["play", "a.touchrec"], in: folder).exitCode == 0)
  }

  @Test("S11: a file that exists is kept, unless --force replaces it")
  func existing() throws {
    _ = try folder.write("precious", to: "a.touchrec")
    let result = try program.run(["record", "drag-touches", "-o", "a.touchrec"], in: folder)
    #expect(result.exitCode == 73)
    #expect(result.errors.contains("--force"))
    #expect(
      FileManager.default.contents(atPath: folder.file("a.touchrec")) == Data("precious".utf8)
    )
    let recording = try record("-o", "a.touchrec", "--force")
    recording.signal(SIGTERM)
    #expect(recording.result().exitCode == 143)
    #expect(try reader("a.touchrec").flaw == nil)
  }

  @Test("S11: a file into which another program records is left alone")
  func twice() throws {
    let first = try record("-o", "a.touchrec", "--force")
    let second = try program.run(
      ["record", "drag-touches", "-o", "a.touchrec", "--force"],
      in: folder
    )
    #expect(second.exitCode == 73, "\(second.errors)")
    #expect(second.errors.contains("is being recorded by another program"))
    first.signal(SIGTERM)
    #expect(first.result().exitCode == 143)
    #expect(try reader("a.touchrec").flaw == nil)
  }

  @Test("S04: a file of keys has at most a megabyte")
  func keyBytes() throws {
    let line = "# " + String(repeating: "x", count: 1021) + "\n"
    _ = try folder.write(String(repeating: line, count: 1024), to: "most.keys")
    _ = try folder.write(String(repeating: line, count: 1024) + "\n", to: "over.keys")
    let most = try program.run(["validate", "most.keys"], in: folder)
    #expect(most.exitCode == 0, "\(most.errors)")
    let over = try program.run(["validate", "over.keys"], in: folder)
    #expect(over.exitCode == 65 && over.errors.contains("over.keys:1:1:"), "\(over.errors)")
  }

  @Test("S04: a file of keys is read even where no window will take any, and by every command")
  func keys() throws {
    _ = try folder.write("chain\n", to: "wrong.keys")
    let header = #"{"format":"touch-recording","version":1,"scene":"drag-touches","size":[90,90]}"#
    _ = try folder.write(header + "\n" + #"{"end":"closed"}"# + "\n", to: "a.touchrec")
    for arguments in [
      ["run", "drag-touches"], ["play", "a.touchrec"],
      ["record", "drag-touches", "-o", "b.touchrec"],
    ] {
      let result = try BuiltProgram().run(arguments + ["--keys", "wrong.keys"], in: folder)
      #expect(result.exitCode == 65, "\(arguments): \(result.errors)")
      #expect(result.errors.contains("wrong.keys:1:1:"), "\(result.errors)")
    }
    #expect(!(try folder.names).contains("b.touchrec"))
  }

  @Test(
    "a file that cannot be created is 73, a full disk 74",
    arguments: [("missing/a.touchrec", 73), (".", 73), ("/dev/full", 74)]
  )
  func unwritable(path: String, code: Int32) throws {
    let result = try program.run(
      ["record", "drag-touches", "-o", path, "--force"],
      in: folder
    )
    #expect(result.exitCode == code)
    #expect(result.output == "")
    #expect(result.errors.contains(path))
  }

  @Test("without a display it is 69, and nothing is left behind")
  func noDisplay() throws {
    let result = try BuiltProgram().run(["record", "drag-touches", "-o", "a"], in: folder)
    #expect(result.exitCode == 69)
    #expect(try folder.names == [])
  }
}
