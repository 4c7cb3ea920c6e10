import CairoRenderer
import Foundation
import SandboxTestSupport
import Testing

@Suite("The device's picture under an imported screen")
struct ScreenshotTests {
  private let program = BuiltProgram()
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    _ = try folder.write(ImportCommandTests.paste, to: "paste.txt")
    let made = try run("snapshot", "nested-colours", "-o", "shot.png", "--size", "960x1440")
    #expect(made.exitCode == 0)
  }

  private func run(_ arguments: String...) throws -> BuiltProgram.Result {
    try program.run(arguments, in: folder)
  }

  private func bitmap(_ name: String) throws -> Bitmap {
    try Bitmap(pngData: try #require(FileManager.default.contents(atPath: folder.file(name))))
  }

  @Test("views are outlines on the picture, in the scene that is saved too")
  func picture() throws {
    let arguments = ["snapshot", "paste.txt", "--scale", "3", "--screenshot", "shot.png"]
    #expect(try program.run(arguments + ["-o", "where.png"], in: folder).exitCode == 0)
    let (shot, shown) = (try bitmap("shot.png"), try bitmap("where.png"))
    #expect(shown.width == 960 && shown.height == 1440)
    // All pixels but the outlines are those of the picture.
    let places = (0..<320).flatMap { x in (0..<480).map { (3 * x + 1, 3 * $0 + 1) } }
    let same = places.count { shot.color(x: $0.0, y: $0.1) == shown.color(x: $0.0, y: $0.1) }
    #expect(Double(same) / Double(places.count) > 0.95)
    #expect(!(shot == shown))
    #expect(
      try run("import", "paste.txt", "-o", "scene.yml", "--screenshot", "shot.png").exitCode == 0
    )
    let scene = String(
      decoding: try #require(FileManager.default.contents(atPath: folder.file("scene.yml"))),
      as: UTF8.self
    )
    #expect(scene.contains(#"backdrop: "shot.png""#))
    #expect(try run("validate", "scene.yml").exitCode == 0)
    #expect(try run("snapshot", "scene.yml", "-o", "again.png", "--scale", "3").exitCode == 0)
    #expect(try bitmap("again.png") == shown)
    #expect(try run("hit", "scene.yml", "110,210").output == "\"Buy\" (UIButton 0x103)\n")
  }

  @Test("a picture that is missing, of another size or no picture is told with what to do")
  func wrong() throws {
    func complaint(_ code: Int32, _ arguments: String...) throws -> String {
      let result = try program.run(["snapshot"] + arguments + ["-o", "x.png"], in: folder)
      #expect(result.exitCode == code)
      return result.errors
    }
    #expect(
      try complaint(66, "paste.txt", "--screenshot", "none.png").contains("cannot be read")
    )
    #expect(
      try complaint(65, "paste.txt", "--screenshot", "paste.txt").contains("not a readable PNG")
    )
    #expect(
      try run("snapshot", "nobody", "-o", "odd.png", "--size", "300x480").exitCode == 0
    )
    let size = try complaint(65, "paste.txt", "--screenshot", "odd.png")
    #expect(size.contains("has 300 × 480 pixels; expected 320 × 480 for a screen"))
    let scale = try complaint(
      65,
      "paste.txt",
      "--screenshot",
      "shot.png",
      "--screenshot-scale",
      "2"
    )
    #expect(scale.contains("expected 640 × 960 for a screen"))
    let picture = ["import", "paste.txt", "-o", "scaled.yml", "--screenshot", "shot.png"]
    let doubled = try program.run(picture + ["--scale", "2"], in: folder)
    #expect(doubled.exitCode == 65 && doubled.errors.contains("expected 640 × 960 for a screen"))
    #expect(try program.run(picture + ["--scale", "3"], in: folder).exitCode == 0)
    let both = try program.run(picture + ["--scale", "3", "--screenshot-scale", "3"], in: folder)
    #expect(both.exitCode == 64 && both.errors.contains("give one of them"))
    #expect(try complaint(64, "nobody", "--screenshot", "shot.png").contains("debugger output"))
    #expect(try complaint(64, "paste.txt", "--screenshot-scale", "2").contains("--screenshot"))
    let other = try TemporaryFolder()
    let outside = try program.run(
      ["import", folder.file("paste.txt"), "-o", "s.yml", "--screenshot", folder.file("shot.png")],
      in: other
    )
    #expect(outside.exitCode == 64 && outside.errors.contains("Copy it there"))
    #expect(try run("run", "paste.txt", "--watch", "--screenshot", "shot.png").exitCode == 64)
  }
}
