import Foundation
import SandboxScenes
import SandboxTestSupport
import Testing

@Suite("The command line")
struct CommandLineTests {
  private let program = BuiltProgram()
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(
    "every command explains itself with examples",
    arguments: [
      ["--help"], ["run", "--help"], ["scenes", "--help"], ["snapshot", "--help"],
      ["record", "--help"], ["play", "--help"],
    ]
  )
  func help(arguments: [String]) throws {
    let result = try program.run(arguments, in: folder)
    #expect(result.exitCode == 0)
    #expect(result.output.contains("Examples:\n  touch-sandbox"))
    #expect(result.errors == "")
  }

  @Test("the help groups all commands by task")
  func groups() throws {
    let lines = try program.run(["--help"], in: folder).output.split(separator: "\n")
    let headings = lines.filter { $0.hasSuffix(" SUBCOMMANDS:") }
    #expect(
      headings == [
        "SEE SUBCOMMANDS:", "ASK SUBCOMMANDS:", "RECORD AND REPLAY SUBCOMMANDS:",
        "TEST SUBCOMMANDS:", "YOUR APP SUBCOMMANDS:", "SETUP SUBCOMMANDS:",
      ]
    )
    for command in ["run", "views", "why", "mcp", "compare", "screenshots", "port", "man"] {
      #expect(lines.contains { $0.hasPrefix("  \(command) ") })
    }
  }

  @Test("--version writes the version, and the commit where the build was told")
  func version() throws {
    let result = try program.run(["--version"], in: folder)
    #expect(result.exitCode == 0)
    #expect(result.output.wholeMatch(of: /\d+\.\d+\.\d+( \([0-9a-f]{7,}\))?\n/) != nil)
  }

  @Test("scenes lists names and questions in two languages")
  func scenes() throws {
    let result = try program.run(["scenes"], in: folder)
    #expect(result.exitCode == 0)
    for line in ["nested-colours", "drag-touches", "drag-transform", "  哪个视图最适合处理触摸？"] {
      #expect(result.output.split(separator: "\n").contains(Substring(line)))
    }
  }

  @Test("scenes --json is JSON with a version")
  @MainActor
  func scenesAsJSON() throws {
    struct Document: Decodable {
      struct Text: Decodable {
        let en: String
        let zh: String
      }
      struct Scene: Decodable {
        let name: String
        let title: Text
        let question: Text
        let answer: Text
      }
      let schemaVersion: Int
      let scenes: [Scene]
    }
    let result = try program.run(["scenes", "--json"], in: folder)
    let document = try JSONDecoder().decode(Document.self, from: Data(result.output.utf8))
    #expect(document.schemaVersion == 1)
    let names = SceneCatalogue.all.map { $0.name }
    #expect(document.scenes.map(\.name) == names)
    #expect(document.scenes.first?.name == "nested-colours")
  }

  @Test(
    "an unknown scene is 66, in one line, with what may have been meant",
    arguments: [
      ["nested-colors"], ["run", "nested-colors"], ["snapshot", "nested-colors", "-o", "a.png"],
      ["nested-colors", "--window"],
    ]
  )
  func unknownScene(arguments: [String]) throws {
    let result = try program.run(arguments, in: folder)
    #expect(result.exitCode == 66)
    #expect(result.output == "")
    #expect(result.errorLines.count == 1)
    #expect(result.errors.contains("Did you mean 'nested-colours'"))
    #expect(result.errors.contains("touch-sandbox scenes"))
    #expect(try folder.names == [])
  }

  @Test("a mistyped command leads to the command")
  func unknownCommand() throws {
    let result = try program.run(["scnes"], in: folder)
    #expect(result.exitCode == 66)
    #expect(result.errors.contains("Did you mean the command 'scenes'?"))
    let longer = try program.run(["hitt", "nested-colours", "1,2"], in: folder)
    #expect(longer.exitCode == 64)
    #expect(longer.errors.contains("there is no command 'hitt' (did you mean 'hit'"))
    let more = try program.run(["nested-colours", "other"], in: folder)
    #expect(more.exitCode == 64)
    #expect(more.errors.contains("expected one scene, but also got 'other'"))
  }

  @Test(
    "wrong arguments are 64 and change nothing",
    arguments: [
      ["snapshot", "nested-colours"], ["snapshot"], ["--size", "10x10"], ["--size", "640"],
      ["--no-such-option"], ["scenes", "extra"], ["nested-colours", "extra"],
      ["snapshot", "nested-colours", "-o", "a.png", "--size", "0x0"],
      ["snapshot", "nested-colours", "-o", "a.png", "--size", "99999x99999"],
      ["snapshot", "nested-colours", "-o", "a.png", "--size", "16384x16384"],
      ["snapshot", "nested-colours", "-o", "a.png", "--scale", "0"],
      ["snapshot", "nested-colours", "-o", "a.png", "--scale", "5"],
      ["snapshot", "nested-colours", "-o", "a.png", "--touch", "1"],
      ["snapshot", "nested-colours", "-o", "a.png", "--touch", "nan,1"],
      ["snapshot", "nested-colours", "-o", "a.png", "--touch", "-5,10"],
      ["snapshot", "nested-colours", "-o", "a.png", "--touch", "640,10"],
    ]
  )
  func usage(arguments: [String]) throws {
    let result = try program.run(arguments, in: folder)
    #expect(result.exitCode == 64)
    #expect(result.output == "")
    #expect(result.errors.contains("Usage:"))
    #expect(try folder.names == [])
  }

  @Test("without a display, a window that was demanded is 69, in one line")
  func noDisplay() throws {
    let result = try program.run(["--window"], in: folder)
    #expect(result.exitCode == 69)
    #expect(result.errorLines.count == 1)
    #expect(result.errors.contains("DISPLAY"))
    #expect(try folder.names == [])
  }

  @Test("a display that cannot be opened is no display")
  func brokenDisplay() throws {
    var program = program
    program.environment = ["DISPLAY": ":4321"]
    #expect(try program.run(["--window"], in: folder).exitCode == 69)
  }

  @Test("results that cannot be written are 74")
  func fullOutput() throws {
    let result = try program.run(["scenes"], in: folder, outputPath: "/dev/full")
    #expect(result.exitCode == 74)
    #expect(result.errorLines.count == 1)
  }
}
