import ArgumentParser
import Foundation
import Playback
import TouchInput
import SandboxHost
import SandboxScenes
import TextFormats
import TouchScripts

/// The command that plays a touch script and reports which of its expectations are met.
struct ScriptCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "script",
    abstract: "Play a touch script and check its expectations.",
    discussion: """
      A script contains the input of fingers and the expected results, one step per line:

        scene drag-touches
        finger 1 down box.center
        finger 1 move by 80,0 over 200ms
        finger 1 up
        expect box got began, moved, ended
        expect box.center is 180,120
        snapshot after-drag

      The script has its own clock, so the command never waits. Documentation/TouchScripts.md \
      describes the language.

      Exits with 0 if all expectations are met, with 1 if not, with 65 if the script is invalid \
      (with line, column and the expected syntax), and with 66 if the script or its scene does not \
      exist.

      Examples:
        touch-sandbox script drag.touch
        touch-sandbox script drag.touch --junit results.xml
        touch-sandbox script drag.touch --json --quiet
        touch-sandbox script drag.touch --record drag.touchrec
      """
  )

  @Argument(help: "The script; - is standard input.")
  var file: String

  @Option(help: ArgumentHelp("Use this scene instead of the script's.", valueName: "scene"))
  var scene: String?

  @Flag(help: "Write JSON to standard output.")
  var json = false

  @OptionGroup
  var allowed: AllowedPaths

  @Option(help: ArgumentHelp("Write a JUnit report; - is standard output.", valueName: "file"))
  var junit: String?

  @Option(help: ArgumentHelp("Record the input into this file.", valueName: "file"))
  var record: String?

  @Option(help: ArgumentHelp("The folder for the pictures of the script.", valueName: "folder"))
  var snapshots = "Screenshots"

  @Flag(inversion: .prefixedNo, help: "Show in the pictures which view got each touch.")
  var overlay = false

  @Option(help: ArgumentHelp("Pixels per point in pictures (1–4)."))
  var scale = 1

  @Flag(name: .shortAndLong, help: "Print nothing if all expectations are met.")
  var quiet = false

  @Flag(name: .shortAndLong, help: "Replace the files of --junit and --record if they exist.")
  var force = false

  func validate() throws {
    guard (1...4).contains(scale) else {
      throw ValidationError("expected a --scale from 1 to 4, got \(scale)")
    }
    guard !(json && junit == "-") else {
      throw ValidationError("only one of --json and --junit can write to standard output")
    }
  }

  @MainActor func work() throws {
    let script = try ScriptLookup.read(file)
    let scene = try ScriptLookup(script: script, path: file).scene(
      scene,
      allowing: allowed.folders
    )
    for path in [junit, record].compactMap(\.self) {
      try PictureFile(path: path).check(replacing: force)
    }
    let runner = try ScriptRunner(
      script,
      of: { scene.start(on: $0, at: $1) },
      designedSize: scene.size,
      showsOverlay: overlay,
      scale: scale
    )
    let report = try runner.runAll()
    // After a failed step, no file is written that looks like the result of the whole script.
    if let fault = report.fault {
      if json { try writeJSON(report, scene: scene, []) }
      throw ProgramError(.dataError, fault.named(file).report)
    }
    var paths: [String] = []
    for (name, png) in report.snapshots {
      paths.append(try ScreenshotFolder(path: snapshots).write(png, named: "\(name).png"))
    }
    try write(report, scene: scene, paths)
    try finish(report)
  }

  @MainActor private func write(
    _ report: ScriptReport,
    scene: SandboxScene,
    _ paths: [String]
  ) throws {
    if let junit {
      let text = report.junit(file: file)
      try PictureFile(path: junit).write(Data(text.utf8), replacing: force)
    }
    if let record, var recording = report.recording {
      recording.header.scene = scene.reference(fromFile: record)
      recording.header.sceneHash = SceneOutline(scene.start(on: recording.header.size)).hash
      try PictureFile(path: record).write(recording.encoded(), replacing: force)
    }
    if json {
      try writeJSON(report, scene: scene, paths)
    } else if junit != "-" {
      if !quiet { for path in paths { try StandardOutput.write("snapshot \(path)") } }
      if !report.failures.isEmpty { try StandardOutput.write(report.text(file: file)) }
    }
  }

  @MainActor private func writeJSON(
    _ report: ScriptReport,
    scene: SandboxScene,
    _ paths: [String]
  ) throws {
    let played = Reports.Script(report: report, file: file, scene: scene.name, snapshots: paths)
    try StandardOutput.write(Reports.script.json(played).pretty)
  }

  /// Reports the result, which is also the exit code.
  @MainActor private func finish(_ report: ScriptReport) throws {
    let count = report.outcomes.count
    guard report.failures.isEmpty else {
      throw ProgramError(
        .failed,
        "\(report.failures.count) of \(count) expectations failed in \(file.debugDescription)."
      )
    }
    guard !quiet, !json, junit != "-" else { return }
    try StandardOutput.write("passed: \(count) \(count == 1 ? "expectation" : "expectations")")
  }
}
