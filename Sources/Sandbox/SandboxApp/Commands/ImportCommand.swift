import ArgumentParser
import ConsoleText
import Foundation
import Playback
import SandboxHost
import SceneFiles
import TextFormats

/// The command that creates a scene from the output of an app's debugger.
struct ImportCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Create a scene from the debugger output of an iOS app.",
    discussion: """
      Reads view trees (recursiveDescription, pviews), controllers (_printHierarchy, pvc), \
      recognizers, touches, responder chains, actions of controls, descriptions of XCUITest, and \
      the page source of WebDriverAgent, Appium and Detox. You can mix them, exactly as you pasted \
      them. The command joins parts by address.

      Prints what it read, joined, skipped, cut off or assumed, with line and column. With -o it \
      also writes the scene. Every command that takes a scene also takes the pasted text.

      Examples:
        touch-sandbox import paste.txt
        touch-sandbox import paste.txt recognizers.txt -o scene.yml
        touch-sandbox import paste.txt -o scene.yml --screenshot shot.png --scale 3
        touch-sandbox import - --json --redact
      """
  )

  @Argument(help: "The files, read as one text; - is standard input. (default: -)")
  var files: [String] = []

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The scene file to write; - is standard output.", valueName: "file")
  )
  var output: String?

  @Flag(help: "Write JSON instead of text.")
  var json = false

  @Flag(help: "Exit with 1 if anything was unmatched, skipped, cut off or assumed.")
  var strict = false

  @Flag(help: "Replace all texts and the names of the app's classes and methods.")
  var redact = false

  @OptionGroup(title: "Device screenshot")
  var picture: ScreenshotOption

  @Option(help: ArgumentHelp("The same as --screenshot-scale.", valueName: "number"))
  var scale: Double?

  @Flag(name: .shortAndLong, help: "Replace the file of -o if it exists.")
  var force = false

  mutating func validate() throws {
    try picture.take(scale: scale)
    guard !(json && output == "-") else {
      throw ValidationError("--json and -o - both write to standard output; use one of them")
    }
  }

  @MainActor func work() throws {
    if let output { try PictureFile(path: output).check(replacing: force) }
    let texts = try ImportedTexts.read(files.isEmpty ? ["-"] : files)
    let report = try report(on: texts)
    if let output {
      try PictureFile(path: output).write(try yaml(of: report.scene), replacing: force)
    }
    if json {
      try StandardOutput.write(Reports.importing.json(report).pretty)
    } else if output != "-" {
      try StandardOutput.write(report.text)
    }
    guard !strict || report.openCount == 0 else {
      throw ProgramError(
        .failed,
        "\(report.openCount) remarks on parts that are unmatched, skipped, cut off or assumed. "
          + "Leave out --strict to accept them."
      )
    }
  }

  /// Returns the report on the texts, with the screenshot if there is one.
  @MainActor private func report(on texts: ImportedTexts) throws(ProgramError) -> ImportReport {
    guard let screenshot = try picture.read() else { return try texts.report(redacted: redact) }
    let isFile = output.map { $0 != "-" } ?? false
    let folder = isFile ? URL(fileURLWithPath: output ?? "").deletingLastPathComponent().path : "."
    let name = try screenshot.reference(from: folder)
    let report = try texts.report(redacted: redact, backdrop: name)
    try screenshot.check(for: report.scene.size)
    return report
  }

  /// Returns the content of the scene file, which must be valid for reading again.
  @MainActor private func yaml(of scene: ConsoleScene) throws(ProgramError) -> Data {
    if let problem = scene.missingTree { throw ProgramError(.dataError, problem.message) }
    let data = Data(YAMLWriter.text(of: scene.document).utf8)
    guard data.count <= FileLimits.Scene.fileBytes else {
      throw ProgramError(
        .dataError,
        "the scene would have \(data.count) bytes; a scene file can have at most "
          + "\(FileLimits.Scene.fileBytes). Paste the tree of only one window."
      )
    }
    return data
  }
}
