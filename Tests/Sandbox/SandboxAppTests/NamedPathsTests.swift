import Foundation
import SandboxTestSupport
import Testing

/// An untrusted recording or script opens only scenes that came with it.
@Suite("Scenes that recordings and scripts name")
struct NamedPathsTests {
  private let program = BuiltProgram()
  private let folder: TemporaryFolder

  private static let commands = ["play", "script", "export", "compare"]

  init() throws {
    folder = try TemporaryFolder()
    for name in ["inside/deeper", "outside"] {
      try FileManager.default.createDirectory(
        atPath: folder.file(name),
        withIntermediateDirectories: true
      )
    }
    let scene = "views:\n  - { id: box, frame: [0, 0, 100, 100] }\n"
    for name in ["inside/scene.yml", "inside/deeper/scene.yml", "outside/scene.yml"] {
      _ = try folder.write(scene, to: name)
    }
    _ = try folder.write("password: hunter2\n", to: "inside/secret.yml")
    _ = try folder.write("hunter2 is the password\n", to: "inside/secret.txt")
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("inside/link.yml"),
      withDestinationPath: "../outside/scene.yml"
    )
  }

  /// Runs a command with a file in `inside` that names a scene.
  private func run(
    _ command: String,
    naming scene: String,
    _ options: [String] = []
  ) throws -> BuiltProgram.Result {
    let header = #"{"format":"touch-recording","version":1,"scene":"\#(scene)","size":[90,90]}"#
    _ = try folder.write(header + "\n" + #"{"end":"closed"}"# + "\n", to: "inside/a.touchrec")
    _ = try folder.write("scene \(scene)\ntap 5,5\n", to: "inside/a.touch")
    let files =
      switch command {
      case "script": ["inside/a.touch"]
      case "compare": ["inside/a.touchrec", "inside/a.touchrec"]
      case "export": ["inside/a.touchrec", "--script", "-o", "-"]
      default: ["inside/a.touchrec"]
      }
    return try program.run([command] + files + options, in: folder)
  }

  @Test("S05: lie in their folder or below", arguments: commands)
  func inside(command: String) throws {
    for scene in ["scene.yml", "./scene.yml", "deeper/scene.yml", "deeper/../scene.yml"] {
      let result = try run(command, naming: scene)
      #expect(result.exitCode == 0, "\(scene): \(result.errors)")
    }
    #expect(try run(command, naming: "drag-touches").exitCode == 0)
    #expect(try run(command, naming: folder.file("inside/scene.yml")).exitCode == 0)
  }

  @Test("S05: or where the user allows it, and links do not lead around that", arguments: commands)
  func outside(command: String) throws {
    for scene in ["../outside/scene.yml", "link.yml", folder.file("outside/scene.yml")] {
      let refused = try run(command, naming: scene)
      #expect(refused.exitCode == 65, "\(scene): \(refused.errors)")
      #expect(refused.errors.contains("--allow-path"), "\(refused.errors)")
      let allowed = try run(command, naming: scene, ["--allow-path", "outside"])
      #expect(allowed.exitCode == 0, "\(scene): \(allowed.errors)")
    }
    let other = try run(command, naming: "../outside/scene.yml", ["--allow-path", "inside/deeper"])
    #expect(other.exitCode == 65)
    let missing = try run(command, naming: "scene.yml", ["--allow-path", "nowhere"])
    #expect(missing.exitCode == 66)
  }

  @Test(
    "S05: a scene that the user names may lie anywhere",
    arguments: ["play", "script", "export"]
  )
  func named(command: String) throws {
    let result = try run(command, naming: "../outside/scene.yml", ["--scene", "outside/scene.yml"])
    #expect(result.exitCode == 0, "\(result.errors)")
  }

  @Test("S05: files that are no scenes are not quoted", arguments: commands)
  func secrets(command: String) throws {
    for scene in ["secret.yml", "secret.txt", "./a.touch", "../../../etc/passwd", "no.yml", "./-"] {
      let result = try run(command, naming: scene)
      #expect([65, 66].contains(result.exitCode), "\(scene): \(result.errors)")
      for word in ["hunter2", "password:", "root:", "tap"] {
        #expect(!result.errors.contains(word), "\(scene): \(result.errors)")
      }
    }
  }
}
