import Foundation
import SandboxScenes
import SandboxTestSupport
import Testing

@Suite("The tour without a display")
struct TourTests {
  private let program = BuiltProgram()
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("says why in one line, tells its progress, and leaves a picture of each scene, and a page")
  @MainActor
  func all() throws {
    let pictureCount = SceneCatalogue.all.count
    let result = try program.run(["--size", "320x240"], in: folder)
    #expect(result.exitCode == 0)
    #expect(result.errorLines.first?.hasPrefix("no display") == true)
    #expect(result.errorLines.count == 1 + pictureCount)
    let paths = result.output.split(separator: "\n").map(String.init)
    #expect(paths.count == pictureCount + 1)
    #expect(paths.contains("Screenshots/drag-touches.png"))
    let page = try String(contentsOfFile: folder.file("Screenshots/index.html"), encoding: .utf8)
    for scene in SceneCatalogue.all {
      #expect(page.contains("src=\"\(scene.name).png\""))
      #expect(page.contains(scene.title.chinese))
    }
    #expect(Set(try pictures(in: "Screenshots")) == Set(paths.map { $0.dropFirst(12).description }))
  }

  @Test("shows only the scene that was named, in the folder that was named")
  func one() throws {
    let result = try program.run(
      ["drag-transform", "--size", "320x240", "--screenshots", "deep/er"],
      in: folder
    )
    #expect(result.exitCode == 0)
    #expect(try pictures(in: "deep/er").sorted() == ["drag-transform.png", "index.html"])
  }

  @Test("an imported screen comes with its likely mistakes, on the terminal and on the page")
  func imported() throws {
    let screen = """
      <UIWindow: 0x1; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x2>>
         | <UIView: 0x3; frame = (0 0; 390 844); layer = <CALayer: 0x4>>
         |    | <UIView: 0x5; frame = (0 600; 390 0); layer = <CALayer: 0x6>>
         |    |    | <UIButton: 0x7; frame = (20 10; 350 50); layer = <CALayer: 0x8>>
         |    |    |    | <UIButtonLabel: 0x9; frame = (0 0; 80 20); text = 'Log in'; layer = <CALayer: 0xa>>
      """
    _ = try folder.write(screen, to: "paste.txt")
    let result = try program.run(["paste.txt"], in: folder)
    #expect(result.exitCode == 0)
    let page = try String(contentsOfFile: folder.file("Screenshots/index.html"), encoding: .utf8)
    for text in [result.errors, page] {
      #expect(text.contains("1 likely mistake") && text.contains("gets no touches"))
    }
    #expect(page.contains("1 处可能的错误") && !page.contains("Answer ·"))
    // The size fits all subviews.
    #expect(result.errors.contains("{{0, 600}, {390, 60}}"))
    for name in ["log", "login", "4"] {
      #expect(try program.run(["why", "paste.txt", name], in: folder).output.contains("Log in"))
    }
  }

  @Test("a folder that cannot be made is 73")
  func unwritable() throws {
    let file = try folder.write("", to: "file")
    let result = try program.run(["--screenshots", file], in: folder)
    #expect(result.exitCode == 73)
    #expect(result.errors.contains("--screenshots"))
    #expect(try folder.names == ["file"])
  }

  private func pictures(in name: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.file(name))
  }
}
