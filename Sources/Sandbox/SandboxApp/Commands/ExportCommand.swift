import ArgumentParser
import Foundation
import Inspector
import TouchInput
import SandboxHost

/// The command that exports a recording in another format.
struct ExportCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Export a recording as pictures, a film, a page, a script or a test.",
    discussion: """
      Choose the format with one of the options --png to --swift, or with the extension of the \
      output: .apng, .gif, .html, .jsonl, .mp4, .swift, .touch or .webp.

      --png writes a folder of pictures: frame-00001.png and so on. --gif writes an animation with \
      256 colours per picture; --apng keeps all colours. --html writes one file with pictures, \
      events, and controls to play and filter them; it needs no network. --trace writes everything \
      that happened as JSON Lines. --mp4 and --webp need ffmpeg.

      --script writes a touch script with the same input at the same times, and an expectation for \
      each view that got touches. It produces the same trace.

      --swift writes a test for Swift Testing that sends the same input and expects the same \
      results. It needs the products SandboxScenes, TouchKitTesting and UIKit.

      If the export fails, it leaves no partial file.

      Examples:
        touch-sandbox export drag.touchrec --html -o drag.html
        touch-sandbox export drag.touchrec -o drag.gif --overlay --fps 20
        touch-sandbox export drag.touchrec -o drag.apng --touches
        touch-sandbox export drag.touchrec --png -o frames --scale 2
        touch-sandbox export drag.touchrec --script -o drag.touch
        touch-sandbox export drag.touchrec --swift -o Tests/DragTests.swift
      """
  )

  @Argument(help: "The recording.")
  var file: String

  @Flag(exclusivity: .exclusive)
  var namedForm: ExportForm?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file or folder to write; - is standard output.", valueName: "file")
  )
  var output: String

  @Option(help: ArgumentHelp("Use this scene instead of the recorded one.", valueName: "scene"))
  var scene: String?

  @Option(help: ArgumentHelp("Pictures per second (1–60).", valueName: "number"))
  var fps = 30

  @Flag(inversion: .prefixedNo, help: "Show in the pictures which view got each touch.")
  var overlay = false

  @Flag(
    inversion: .prefixedNo,
    help: "Show fingers in the pictures. (default: the same as --overlay)"
  )
  var touches: Bool?

  @Flag(help: "Add a margin around the scene for the labels of the overlay.")
  var margin = false

  @Option(help: ArgumentHelp("Pixels per point (1–4). (default: the recording's)"))
  var scale: Int?

  @OptionGroup
  var allowed: AllowedPaths

  @Flag(help: "Treat an incomplete recording as an error.")
  var strict = false

  @Flag(name: .shortAndLong, help: "Print no progress.")
  var quiet = false

  @Flag(name: .shortAndLong, help: "Replace existing output.")
  var force = false

  func validate() throws {
    guard (1...60).contains(fps) else {
      throw ValidationError("expected --fps from 1 to 60, got \(fps)")
    }
    if let scale, !(1...4).contains(scale) {
      throw ValidationError("expected a --scale from 1 to 4, got \(scale)")
    }
    guard let form else {
      throw ValidationError(
        "the extension of the output is not a known format; add one of: "
          + ExportForm.allCases.map { "--\($0.rawValue)" }.joined(separator: ", ")
      )
    }
    guard output != "-" || ![.png, .mp4, .webp].contains(form) else {
      throw ValidationError("cannot write --\(form.rawValue) to standard output; name a file")
    }
  }

  /// The requested format, or that of the output's extension; nil if neither determines one.
  var form: ExportForm? { namedForm ?? ExportForm(ofFile: output) }

  /// The parts of the overlay in pictures.
  var overlayParts: OverlayParts {
    let parts: OverlayParts = overlay ? .standard : []
    guard let touches else { return parts }
    return touches ? parts.union(.touches) : parts.subtracting(.touches)
  }

  @MainActor func work() throws {
    let reading = try RecordingLookup.read(file, strict: strict, own: RecordedFiles())
    let scene = try reading.scene(scene, allowing: allowed.folders)
    var recording = reading.recording
    recording.header.scene = scene.reference(fromFile: output)
    guard let form else { return }
    let exporter = Exporter(options: self, form: form, recording: recording, scene: scene)
    try exporter.run()
  }
}
