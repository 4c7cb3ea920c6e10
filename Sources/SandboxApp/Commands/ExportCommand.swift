import ArgumentParser
import Foundation
import Playback
import PointerInput
import SandboxHost
import SandboxScenes
import SourceText
import TouchScripts

/// Writes a recording in another form.
struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write a recording as a touch script or a Swift test.",
    discussion: """
      --script writes a touch script with the same input at the same times, and with an \
      expectation for each view that got touches. Played, it makes the same trace.

      --swift writes a test for Swift Testing that does the same on a stage and expects what came \
      of it. It needs the products SandboxScenes, TouchKitTesting and UIKit.

      Examples:
        touch-sandbox export drag.touchrec --script -o drag.touch
        touch-sandbox export drag.touchrec --swift -o Tests/DragTests.swift
      """
  )

  /// The forms in which a recording can be written.
  enum Form: String, EnumerableFlag {
    case script
    case swift

    static func help(for value: Form) -> ArgumentHelp? {
      switch value {
      case .script: "Write a touch script."
      case .swift: "Write a test in Swift."
      }
    }
  }

  @Argument(help: "The recording.")
  var file: String

  @Flag(exclusivity: .exclusive)
  var form: Form

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file to write; - is standard output.", valueName: "file")
  )
  var output: String

  @Option(help: ArgumentHelp("Play this scene instead of the recorded one.", valueName: "scene"))
  var scene: String?

  @Flag(help: "Refuse a recording that is not whole.")
  var strict = false

  @Flag(name: .shortAndLong, help: "Replace the file if it exists.")
  var force = false

  func run() throws {
    try MainActor.assumeIsolated { try export() }
  }

  @MainActor private func export() throws {
    let reading = try RecordingLookup.read(file, strict: strict)
    let scene = try reading.scene(scene)
    try PictureFile(path: output).check(replacing: force)
    var recording = reading.recording
    recording.header.scene = scene.reference(fromFile: output)
    let text: String
    switch form {
    case .script:
      let expectations = DeliverySummary.expectations(of: recording) { scene.start(on: $0, at: $1) }
      text = RecordingScript.text(of: recording, expecting: expectations)
    case .swift:
      let title = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
      text =
        SwiftTest(recording, title: title, scene: scene.name, root: scene.makeRootViewController)
        .text
    }
    try PictureFile(path: output).write(Data(text.utf8), replacing: force)
  }
}
