import ArgumentParser
import Foundation
import Inspector
import Playback
import SandboxHost
import SandboxScenes
import TextFormats

/// The command that plays a recording and reports the result.
struct PlayCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "play",
    abstract: "Play a recording and print the calls, or show it in a window.",
    discussion: """
      The same recording of the same scene gives the same trace and the same pixels, on every \
      machine and at any speed. The command needs no display, except for --window.

      If a recording is incomplete, the command plays the complete part and prints a line on \
      standard error. With --strict this is an error.

      --json has two hashes. traceHash is the SHA-256 of the output of --trace. pictureHash \
      depends only on the pixels of each frame: plays that show the same pictures have the same \
      hash, even if they repainted other parts. Documentation/Commands.md defines it.

      --set plays the same input with a property changed from the start. The command first prints \
      the first difference, before the transcript or in the JSON.

      --window shows the recording in a window, at its own speed or --speed times that, with a \
      time line below. Drag the time line, or press Space, the arrow keys, '.' and ',' for events, \
      Home, End, and '[' and ']' for the speed. The inspector shows the state at that time. Press \
      Ctrl+Q or close the window to end.

      Examples:
        touch-sandbox play drag.touchrec
        touch-sandbox play drag.touchrec --window --speed 0.2
        touch-sandbox play drag.touchrec --set panel.isUserInteractionEnabled=true
        touch-sandbox play drag.touchrec --trace drag.jsonl
        touch-sandbox play drag.touchrec --snapshot end.png --overlay --margin
        touch-sandbox play drag.touchrec --snapshot middle.png --until 1.5
        touch-sandbox play drag.touchrec --json
      """
  )

  @Argument(help: "The recording.")
  var file: String

  @Option(help: ArgumentHelp("Use this scene instead of the recorded one.", valueName: "scene"))
  var scene: String?

  @Option(
    name: .customLong("set"),
    help: ArgumentHelp(
      "Change a property of a view from the start; can be repeated.",
      valueName: "view.property=value"
    ),
    transform: PlayCommand.change
  )
  var changes: [Variation.Change] = []

  @Option(help: ArgumentHelp("Stop at this time after the beginning.", valueName: "seconds"))
  var until: Double?

  @Option(
    help: ArgumentHelp("Write the trace as JSON Lines; - is standard output.", valueName: "file")
  )
  var trace: String?

  @Option(
    help: ArgumentHelp("Write the last picture as PNG; - is standard output.", valueName: "file")
  )
  var snapshot: String?

  @Flag(
    inversion: .prefixedNo,
    help: "Show which view got each touch. (default: only in the window)"
  )
  var overlay: Bool?

  @Flag(help: "Add a margin to the last picture for the labels of the overlay.")
  var margin = false

  @Option(
    help: "Pixels per point (1–4). (default: as recorded; in a window, as the display)"
  )
  var scale: Int?

  @Flag(help: "Show the recording in a window, and write nothing.")
  var window = false

  @Option(help: ArgumentHelp("The speed in the window (0.01–100).", valueName: "factor"))
  var speed = 1.0

  @OptionGroup(title: "Window")
  var appearance: WindowAppearance

  @Option(help: ArgumentHelp("The folder for screenshots.", valueName: "folder"))
  var screenshots = "Screenshots"

  @OptionGroup(title: "Logging in the window")
  var logging: LoggingOptions

  @Flag(help: "Write JSON with hashes of the trace and the pixels instead of the transcript.")
  var json = false

  @OptionGroup
  var allowed: AllowedPaths

  @Flag(help: "Treat an incomplete recording as an error.")
  var strict = false

  @Flag(name: .shortAndLong, help: "Print no transcript.")
  var quiet = false

  @Flag(name: .shortAndLong, help: "Replace existing files.")
  var force = false

  func validate() throws {
    if let scale, !(1...4).contains(scale) {
      throw ValidationError("expected a --scale from 1 to 4, got \(scale)")
    }
    if let until, !(0...1e9).contains(until) {
      throw ValidationError("expected --until in seconds from the beginning, got \(until)")
    }
    guard (0.01...100).contains(speed) else {
      throw ValidationError("expected a --speed from 0.01 to 100, got \(speed)")
    }
    if window, json || trace != nil || snapshot != nil || until != nil {
      throw ValidationError("expected --window without --json, --trace, --snapshot and --until")
    }
    if margin, snapshot == nil {
      throw ValidationError("--margin affects only the picture of --snapshot; add --snapshot")
    }
    let outputs = [trace, snapshot].filter { $0 == "-" }.count + (json ? 1 : 0)
    guard outputs <= 1 else {
      throw ValidationError("only one of --json, --trace, --snapshot can write to standard output")
    }
  }

  @MainActor func work() throws {
    _ = try appearance.keyTable()
    let reading = try RecordingLookup.read(file, strict: strict, own: RecordedFiles())
    let scene = try reading.scene(scene, allowing: allowed.folders)
    for path in [trace, snapshot].compactMap(\.self) {
      try PictureFile(path: path).check(replacing: force)
    }
    let start = { scene.start(on: $0, at: $1) }
    let variation = try VariedScene(start, Variation(changes), reading.recording)
    if window {
      return try PlaybackSession(
        recording: reading.recording,
        scene: scene,
        start: variation.start,
        options: try windowOptions,
        recordings: "Recordings",
        scale: scale.map(Double.init)
      ).run()
    }
    let traceOutput = try trace.map { try PictureFile(path: $0).open(replacing: force) }
    var report = try PlayReport(
      reading.recording,
      of: variation.start,
      parts: parts,
      showsOverlay: overlay ?? false,
      hasMargins: margin,
      scale: scale,
      traceOutput: traceOutput
    )
    try report.play(until: until ?? .infinity)
    try traceOutput?.finish()
    try write(report, variation, flaw: reading.flaw)
  }

  @MainActor private var windowOptions: WindowPlayback.Options {
    get throws {
      var options = WindowPlayback.Options()
      options.speed = speed
      options.settings = appearance.settings(showsOverlay: overlay ?? true)
      options.settings.showsStart = false
      options.isBare = appearance.bare
      options.keys = try appearance.keyTable()
      options.screenshots = screenshots
      options.detail = logging.detail
      return options
    }
  }

  private static func change(_ text: String) throws -> Variation.Change {
    guard let change = Variation.Change(text) else {
      throw ValidationError("expected a view, its property and a value, such as card.alpha=0.5")
    }
    return change
  }

  private var parts: PlayReport.Parts {
    var parts: PlayReport.Parts = []
    if trace != nil { parts.insert(.trace) }
    if snapshot != nil { parts.insert(.picture) }
    if json { parts.insert(.hashes) }
    if writesTranscript { parts.insert(.transcript) }
    return parts
  }

  private var writesTranscript: Bool { !json && !quiet && trace != "-" && snapshot != "-" }

  @MainActor private func write(
    _ report: PlayReport,
    _ variation: VariedScene,
    flaw: SourceProblem?
  ) throws {
    if let snapshot {
      try PictureFile(path: snapshot).write(try report.png(), replacing: force)
    }
    if json {
      let played = Reports.Played(report: report, file: file, flaw: flaw, variation: variation)
      try StandardOutput.write(Reports.play.json(played).pretty)
    }
    if writesTranscript, let text = variation.text { try StandardOutput.write(text + "\n") }
    guard writesTranscript, !report.transcriptBytes.isEmpty else { return }
    try StandardOutput.write(line: report.transcriptBytes)
  }
}
