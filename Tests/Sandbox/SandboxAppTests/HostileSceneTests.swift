import Foundation
import SandboxTestSupport
import Testing

/// No command lets a file control the terminal of its output.
@Suite("Scenes that want to write to the terminal")
struct HostileSceneTests {
  private let program = BuiltProgram()
  private let folder: TemporaryFolder

  /// Colours, a window title, an eight-bit control sequence, a change of the writing direction, and a carriage
  /// return.
  private static let escapes = #"\e[31m\e]0;owned\a\x9b2J\u202e\r"#

  init() throws {
    folder = try TemporaryFolder()
    let scene = """
      title: "title \(Self.escapes)"
      question: "question \(Self.escapes)"
      answer: "answer \(Self.escapes)"
      controllers:
        - { id: home, title: "controller \(Self.escapes)" }
      views:
        - id: box
          class: UIButton
          frame: [0, 0, 100, 100]
          address: "0x1\(Self.escapes)"
          appClass: "App\(Self.escapes)"
          openQuestion: "open \(Self.escapes)"
          animations: "moves \(Self.escapes)"
          caption: "caption \(Self.escapes)"
          on:
            touchUpInside: [{ log: "logged \(Self.escapes)" }]
          subviews:
            - { class: UILabel, text: "text \(Self.escapes)", frame: [10, 10, 50, 20] }
      """
    _ = try folder.write(scene, to: "hostile.yml")
    _ = try folder.write(
      "scene hostile.yml\nsize 300x300\ntap 50,50\nexpect box.alpha is 0.5\n",
      to: "tap.touch"
    )
    let wrong = "views:\n  - { class: \"UI\(Self.escapes)\", \"key\(Self.escapes)\": 1 }\n"
    _ = try folder.write(wrong, to: "wrong.yml")
  }

  /// Returns the characters in a command's output that would control a terminal.
  private func harmful(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter { scalar in
      switch scalar.value {
      case 0x09, 0x0A: false
      case 0x00...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: true
      default: false
      }
    }
  }

  private static let commands: [[String]] = [
    ["views", "hostile.yml"], ["views", "hostile.yml", "--json"],
    ["hit", "hostile.yml", "50,50"], ["hit", "hostile.yml", "50,50", "--json"],
    ["explain", "hostile.yml", "50,50"], ["explain", "hostile.yml", "50,50", "box"],
    ["why", "hostile.yml", "box"], ["why", "hostile.yml", "box", "--json"],
    ["chain", "hostile.yml", "box"], ["lint", "hostile.yml"], ["lint", "hostile.yml", "--json"],
    ["validate", "hostile.yml", "wrong.yml"], ["validate", "wrong.yml", "--json"],
    ["views", "wrong.yml"], ["views", "no\u{1B}[31msuch.yml"], ["views", "no\u{9B}31mscene"],
    ["explain", "hostile.yml", "50,50", "no\u{1B}[31mview"],
    ["script", "tap.touch"], ["script", "tap.touch", "--json"],
    ["script", "tap.touch", "--junit", "-"],
    ["import", "hostile.yml"], ["play", "no\u{1B}[31m.touchrec"],
    ["snapshot", "hostile.yml", "-o", "no\u{1B}[31m/folder.png"],
    ["views", "hostile.yml", "--no-\u{1B}[31m"], ["fly\u{1B}[31m"],
    ["monkey", "hostile.yml", "--runs", "1", "--frames", "60"],
    ["monkey", "hostile.yml", "--runs", "1", "--frames", "60", "--json"],
    ["monkey", "wrong.yml"], ["run", "hostile.yml"], ["doctor"], ["doctor", "--json"],
  ]

  @Test("S12: commands", arguments: commands)
  func outputs(of arguments: [String]) throws {
    var program = program
    // `doctor` reports the display; all other commands find a missing display, or need none.
    if arguments[0] == "doctor" { program.environment = ["DISPLAY": ":\u{1B}[31m\u{9B}2J"] }
    let result = try program.run(arguments, in: folder)
    #expect(harmful(result.output) == [], "\(arguments)")
    #expect(harmful(result.errors) == [], "\(arguments)")
    #expect(!(result.output + result.errors).isEmpty)
  }

  @Test("S12: what the scene logs, and what is played and exported of it")
  func recordings() throws {
    let made = ["script", "tap.touch", "--record", "tap.touchrec", "--force"]
    let log = try program.run(made, in: folder).errors
    #expect(log.contains("log: logged \\u{1B}[31m") && harmful(log) == [])
    for arguments in [
      ["play", "tap.touchrec"], ["play", "tap.touchrec", "--trace", "-"],
      ["play", "tap.touchrec", "--json"], ["compare", "tap.touchrec", "tap.touchrec"],
      ["export", "tap.touchrec", "--html", "-o", "-"],
      ["export", "tap.touchrec", "--swift", "-o", "-"],
      ["export", "tap.touchrec", "--trace", "-o", "-"],
      ["export", "tap.touchrec", "--script", "-o", "-"],
      ["validate", "tap.touchrec"], ["views", "hostile.yml"],
    ] {
      let result = try program.run(arguments, in: folder)
      #expect(harmful(result.output) == [], "\(arguments)")
      #expect(harmful(result.errors) == [], "\(arguments)")
    }
  }
}
