import CairoRenderer
import Foundation
import SandboxTestSupport
import Testing

@Suite("Snapshots")
struct SnapshotTests {
  private let folder: TemporaryFolder
  private let arguments = [
    "snapshot", "nested-colours", "--size", "320x240", "--touch", "160,120", "--overlay",
  ]

  init() throws {
    folder = try TemporaryFolder()
  }

  private func snapshot(_ environment: [String: String] = [:]) throws -> Data {
    let path = folder.file("picture.png")
    let result = try BuiltProgram(environment: environment)
      .run(arguments + ["--force", "-o", path], in: folder)
    #expect(result.exitCode == 0, "\(result.errors)")
    return try #require(FileManager.default.contents(atPath: path))
  }

  @Test(
    "the pictures in the papers are what their commands make",
    arguments: [
      ("nested-colours", "330,280", "nested-colours.png"),
      ("Examples/Console/covered-button.txt", "195,325", "covered-button.png"),
    ]
  )
  func papers(scene: String, point: String, picture: String) throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
      .standardized
    let file = root.appending(path: scene)
    let isFile = FileManager.default.fileExists(atPath: file.path)
    let arguments = [
      "snapshot", isFile ? file.path : scene, "--touch", point, "--overlay", "--margin", "-o",
      "a.png",
    ]
    #expect(try BuiltProgram().run(arguments, in: folder).exitCode == 0)
    let shown = try Data(contentsOf: root.appending(path: "Assets/\(picture)"))
    let made = try Data(contentsOf: URL(filePath: folder.file("a.png")))
    let isSame = try Bitmap(pngData: made) == Bitmap(pngData: shown)
    #expect(isSame, "Assets/\(picture)")
  }

  @Test(
    "the pictures of the window in the papers are those that its tests keep",
    arguments: ["workbench-press.png", "workbench-why.png", "workbench-replay.png"]
  )
  func window(picture: String) throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
      .standardized
    let kept = try Data(
      contentsOf: root.appending(path: "Tests/Sandbox/SandboxHostTests/Pictures/\(picture)")
    )
    let shown = try Data(contentsOf: root.appending(path: "Assets/\(picture)"))
    // The description of a failed comparison of bytes would take minutes.
    let isSame = shown == kept
    #expect(isSame, "copy Tests/Sandbox/SandboxHostTests/Pictures/\(picture) to Assets")
  }

  @Test("the same command makes the same bytes")
  func repeated() throws {
    #expect(try snapshot() == snapshot())
  }

  @Test(
    "the user's language changes nothing",
    arguments: ["C", "zh_CN.UTF-8", "ja_JP.UTF-8", "tr_TR.UTF-8", "nonsense"]
  )
  func language(name: String) throws {
    #expect(
      try snapshot(["LANG": name, "LC_ALL": name, "LANGUAGE": name, "PANGO_LANGUAGE": name])
        == snapshot()
    )
  }

  @Test("the machine's font settings change nothing")
  func fontSettings() throws {
    let hostile = try folder.write(
      """
      <?xml version="1.0"?>
      <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
      <fontconfig>
        <dir>/usr/share/fonts</dir>
        <match target="font">
          <edit name="antialias" mode="assign"><bool>false</bool></edit>
          <edit name="rgba" mode="assign"><const>rgb</const></edit>
          <edit name="embolden" mode="assign"><bool>true</bool></edit>
        </match>
        <match target="pattern">
          <edit name="family" mode="assign" binding="same"><string>DejaVu Serif</string></edit>
        </match>
      </fontconfig>
      """,
      to: "fonts.conf"
    )
    let plain = try snapshot()
    #expect(try snapshot(["FONTCONFIG_FILE": hostile]) == plain)
    #expect(try snapshot(["FONTCONFIG_FILE": "/nonexistent"]) == plain)
    #expect(try snapshot(["HOME": folder.path, "XDG_CONFIG_HOME": folder.path]) == plain)
  }

  @Test("the picture has the size that was asked for, times the scale")
  func size() throws {
    let path = folder.file("large.png")
    let result = try BuiltProgram().run(
      ["snapshot", "drag-touches", "--size", "100x60", "--scale", "3", "-o", path],
      in: folder
    )
    #expect(result.exitCode == 0)
    let data = try #require(FileManager.default.contents(atPath: path))
    let picture = try Bitmap(pngData: data)
    #expect(picture.width == 300)
    #expect(picture.height == 180)
  }

  @Test("the picture can go to standard output")
  func standardOutput() throws {
    let path = folder.file("output.png")
    let result = try BuiltProgram().run(arguments + ["-o", "-"], in: folder, outputPath: path)
    #expect(result.exitCode == 0)
    let piped = try #require(FileManager.default.contents(atPath: path))
    #expect(try piped == snapshot())
  }

  @Test("a file that exists is kept, unless --force replaces it")
  func existing() throws {
    let path = try folder.write("precious", to: "precious.png")
    let result = try BuiltProgram().run(arguments + ["-o", path], in: folder)
    #expect(result.exitCode == 73)
    #expect(result.errors.contains("--force"))
    #expect(FileManager.default.contents(atPath: path) == Data("precious".utf8))
    #expect(
      try BuiltProgram().run(arguments + ["-o", path, "--force"], in: folder).exitCode == 0
    )
    #expect(FileManager.default.contents(atPath: path) != Data("precious".utf8))
  }

  @Test(
    "an output that cannot be written is 73, in one line, and nothing is left behind",
    arguments: ["missing/picture.png", ".", "/dev/full", "", "/proc/nothing/picture.png"]
  )
  func unwritable(path: String) throws {
    let result = try BuiltProgram().run(arguments + ["-o", path, "--force"], in: folder)
    #expect(result.exitCode == 73)
    #expect(result.output == "")
    #expect(result.errorLines.count == 1)
    #expect(try folder.names == [])
  }
}
