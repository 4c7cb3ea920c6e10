import ArgumentParser
import Foundation
import Playback
import TouchInput
import SandboxHost
import SandboxScenes
import TextFormats
import ConsoleText

/// Plays two recordings and tells where they part ways.
struct CompareCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Play two recordings and tell the first thing that happens differently.",
    discussion: """
      What counts is who got which touch, what recognizers and controls made of it, and which \
      actions were sent, in order; when it happened does not.

      With --scene, both are played in that scene; one recording twice in two versions of a scene is \
      compared with --scene and --with.

      With --with-engine, one session that TouchRecorder wrote in an app is played with the \
      engine's own views and recognizers, and the first thing is told that is different from what \
      happened in the app: which view, state, order or time, and why it may be (engine, \
      unknownOverride, missingInformation, timing). --redact leaves the app's names out.

      Exits with 0 when both are the same, with 1 when not.

      Examples:
        touch-sandbox compare before.touchrec after.touchrec
        touch-sandbox compare drag.touchrec drag.touchrec --scene old.yml --with new.yml
        touch-sandbox compare before.touchrec after.touchrec --json
        touch-sandbox compare --with-engine session.touchrec --redact
      """
  )

  @Argument(help: "The first recording.")
  var first: String

  @Argument(help: "The second recording; none with --with-engine.")
  var second: String?

  @Flag(help: "Compare a session of an app with what the engine makes of the same touches.")
  var withEngine = false

  @Flag(help: "With --with-engine: name no class, view or recognizer of the app.")
  var redact = false

  @Option(help: ArgumentHelp("Play in this scene instead of the recorded one.", valueName: "scene"))
  var scene: String?

  @Option(help: ArgumentHelp("Play the second one in this scene.", valueName: "scene"))
  var with: String?

  @Flag(help: "Write JSON for other programs instead of text for people.")
  var json = false

  @OptionGroup
  var allowed: AllowedPaths

  @Flag(help: "Refuse a recording that is not whole.")
  var strict = false

  func validate() throws {
    if withEngine, second != nil || scene != nil || with != nil {
      throw ValidationError("--with-engine takes one session, without --scene and --with")
    }
    if !withEngine, second == nil {
      throw ValidationError("expected two recordings, or --with-engine and a session")
    }
    if redact, !withEngine { throw ValidationError("--redact goes with --with-engine") }
  }

  @MainActor func work() throws {
    guard let second, !withEngine else { return try compareWithEngine() }
    let stories = [try story(first, scene), try story(second, with ?? scene)]
    let difference = StoryDifference(stories[0], stories[1])
    if json {
      let report = Reports.Comparison(stories: stories, difference: difference)
      try StandardOutput.write(Reports.compare.json(report).pretty)
    } else {
      let same = "The same: \(stories[0].lines.count) lines."
      try StandardOutput.write(difference?.text("first", "second") ?? same)
    }
    if difference != nil {
      throw ProgramError(
        .failed,
        "\(first.debugDescription) and \(second.debugDescription) differ."
      )
    }
  }

  @MainActor private func compareWithEngine() throws {
    let data = try InputFile(path: first).read(limit: FileLimits.Session.fileBytes)
    guard SessionReader.isSession(data) else {
      throw ProgramError(
        .dataError,
        "\(first.debugDescription) is no session that TouchRecorder wrote; see"
          + " Documentation/YourOwnApp.md"
      )
    }
    let compared = try EngineComparison(
      file: redact ? "session" : first,
      data: data,
      redacted: redact,
      strict: strict
    )
    let report = json ? Reports.engineComparison.json(compared).pretty : compared.text
    try StandardOutput.write(report)
    guard compared.comparison.difference == nil else {
      throw ProgramError(.failed, "\(first.debugDescription) and the engine differ.")
    }
  }

  @MainActor private func story(_ path: String, _ scene: String?) throws -> Story {
    let reading = try RecordingLookup.read(path, strict: strict)
    let scene = try reading.scene(scene, allowing: allowed.folders)
    return Story(of: reading.recording) { scene.start(on: $0, at: $1) }
  }
}
