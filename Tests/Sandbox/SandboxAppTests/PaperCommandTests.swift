import Foundation
import SandboxTestSupport
import Testing

/// Runs each command of each page, and compares the output that the page shows with the real one.
///
/// `TOUCH_SANDBOX_RECORD_PAPERS=1` writes the real outputs into the pages instead; look at the difference.
@Suite("The commands of the papers", .timeLimit(.minutes(10)))
struct PaperCommandTests {
  private static let repository = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static let names = (try? Paper.names(in: repository)) ?? []

  /// The files that the pages use under other names, by topic; those of all topics under "".
  private static let files: [String: [String: String]] = [
    "": [
      "paste.txt": "Examples/Console/covered-button.txt",
      "session.touchrec": "Examples/Sessions/two-photos.touchrec",
      "drag.touchrec": "Assets/Scenes/states/visit.touchrec",
      "axe.json": "Examples/Trees/axe.json", "argent.json": "Examples/Trees/argent.json",
      "idb.json": "Examples/Trees/idb.json", "wda.json": "Examples/Trees/wda.json",
      "maestro.txt": "Examples/Trees/maestro.txt", "before.json": "Examples/Trees/axe.json",
      "after.json": "Examples/Trees/after.json",
      "scene.yml": "Examples/Gestures/late-tap.yml",
      "old.yml": "Examples/Gestures/late-tap.yml", "new.yml": "Examples/Gestures/late-tap.yml",
    ],
    "ReactNative": ["paste.txt": "Examples/Pasted/react-native.txt"],
    "Flutter": ["paste.txt": "Examples/Pasted/flutter.txt"],
    "SwiftUI": ["paste.txt": "Examples/Pasted/swiftui.txt"],
  ]

  /// The exit codes of commands that end with another one than 0: a finding, or a missing display.
  private static let codes: [(prefix: String, code: Int32)] = [
    ("record ", 69), ("lint target-action", 1), ("compare paste.txt", 1),
    ("play Assets/Scenes/states/visit.touchrec --window", 69),
  ]

  /// The commands with tests of their own, because they need a server, a compiler or test results.
  private static let elsewhere = ["serve ", "screenshots ", "port ", "new "]

  private let program = BuiltProgram()
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("Each command runs, and prints what the page shows", arguments: names)
  func commands(in name: String) throws {
    let paper = try Paper(name, in: Self.repository)
    try prepare(paper)
    var text = paper.text
    for command in paper.commands {
      let words = command.line.dropFirst("touch-sandbox ".count)
      guard !Self.elsewhere.contains(where: words.hasPrefix), !words.contains("Card.swift") else {
        continue
      }
      if let output = command.line.firstMatch(of: /(?:snapshot|import) .*-o ([^- ]\S*)/)?.1 {
        try? FileManager.default.removeItem(atPath: folder.file(String(output)))
      }
      let result = try run(command.line)
      let code = Self.codes.first { words.hasPrefix($0.prefix) }?.code ?? 0
      #expect(result.exitCode == code, "\(command.line): \(result.errors)")
      guard let shown = command.output else { continue }
      if ProcessInfo.processInfo.environment["TOUCH_SANDBOX_RECORD_PAPERS"] == nil {
        #expect(result.printed.hasPrefix(shown), "\(command.line)")
      } else {
        text = text.replacingOccurrences(of: "\n\(shown)\n", with: "\n\(result.printed)\n")
      }
    }
    if text != paper.text {
      try text.write(to: Self.repository.appending(path: name), atomically: true, encoding: .utf8)
    }
  }

  private func prepare(_ paper: Paper) throws {
    let files = (Self.files[""] ?? [:]).merging(Self.files[paper.topic] ?? [:]) { $1 }
    for (name, path) in files {
      try FileManager.default.copyItem(
        at: Self.repository.appending(path: path),
        to: URL(filePath: folder.file(name))
      )
    }
    for name in ["Examples", "Assets"] {
      try FileManager.default.copyItem(
        at: Self.repository.appending(path: name),
        to: URL(filePath: folder.file(name))
      )
    }
    if paper.commands.contains(where: { $0.line.contains("shot.png") }) {
      _ = try run("touch-sandbox snapshot paste.txt --scale 3 -o shot.png")
    }
  }

  private struct Result {
    let exitCode: Int32
    /// The answer, followed by the rules it depends on.
    let printed: String
    let errors: String
  }

  /// Runs a line in a shell, whose `touch-sandbox` is the built program.
  ///
  /// A monkey plays fewer runs than on the page.
  private func run(_ line: String) throws -> Result {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    let short = line.replacing(/--runs \d+/, with: "--runs 16")
    process.arguments = ["-c", short]
    process.currentDirectoryURL = URL(filePath: folder.path)
    var variables = ProcessInfo.processInfo.environment
    for name in ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"] { variables[name] = nil }
    let programs = try BuiltProgram.location().deletingLastPathComponent().path
    variables["PATH"] = programs + ":" + (variables["PATH"] ?? "")
    process.environment = variables
    process.standardInput = FileHandle.nullDevice
    let result = try RunningProgram(process, outputPath: nil).result()
    let rules = result.errorLines.filter { !$0.hasPrefix("Note: ") && !$0.hasPrefix("Error: ") }
    let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false) + rules
    return Result(
      exitCode: result.exitCode,
      printed: lines.filter { !$0.isEmpty }.joined(separator: "\n"),
      errors: result.errors
    )
  }
}
