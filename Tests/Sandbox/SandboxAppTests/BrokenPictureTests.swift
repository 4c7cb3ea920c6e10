import Foundation
import SandboxTestSupport
import Testing

@Suite("Pictures of scene files that cannot be drawn")
struct BrokenPictureTests {
  private let program = BuiltProgram()
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let scene = """
      views:
        - class: UIImageView
          image: cut.png
      """
    _ = try folder.write(scene, to: "scene.yml")
    let made = try program.run(["snapshot", "drag-touches", "-o", "cut.png"], in: folder)
    #expect(made.exitCode == 0)
  }

  private func run(_ command: String) throws -> BuiltProgram.Result {
    try program.run(
      [command, "scene.yml"] + (command == "snapshot" ? ["-o", "-"] : []),
      in: folder
    )
  }

  @Test(
    "S06: are named by every command, with their place",
    arguments: ["validate", "snapshot", "views"]
  )
  func broken(command: String) throws {
    #expect(try run(command).exitCode == 0)
    let whole = try #require(FileManager.default.contents(atPath: folder.file("cut.png")))
    for data in [whole.prefix(whole.count / 2), Data("text".utf8), Data()] {
      try data.write(to: URL(fileURLWithPath: folder.file("cut.png")))
      let result = try run(command)
      #expect(result.exitCode == 65, "\(data.count)")
      let text = (command == "validate" ? result.output : result.errors)
      #expect(text.contains("scene.yml:3:12: 'cut.png' is not a readable PNG file"), "\(text)")
    }
  }

  @Test("S07: other formats are no pictures, whatever they are called")
  func formats() throws {
    for bytes in ["GIF89a", "\u{FF}\u{D8}\u{FF}", "BM", "qoif", "<svg/>"] {
      try Data(bytes.utf8).write(to: URL(fileURLWithPath: folder.file("cut.png")))
      #expect(try run("validate").exitCode == 65, "\(bytes)")
    }
  }
}
