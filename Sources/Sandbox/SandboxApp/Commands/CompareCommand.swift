import ArgumentParser
import Foundation
import Inspector
import Playback
import TouchInput
import SandboxHost
import SandboxScenes
import TextFormats
import ConsoleText

/// The command that plays two recordings and reports the differences, or that compares a scene on two versions of iOS.
struct CompareCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Play two recordings and tell the first thing that happens differently.",
    discussion: """
      With --scene and --with and no recording, two scenes are compared as they begin, built-in or in \
      files, texts of a debugger, or two versions of a Swift file: pixels, views and properties, and \
      what changed for fingers.

      What counts in recordings is who got which touch, what recognizers and controls made of it, and which \
      actions were sent, in order; when it happened does not.

      With --scene, both are played in that scene; one recording twice in two versions of a scene is \
      compared with --scene and --with.

      With --with-engine, one session that TouchRecorder wrote in an app is played with the \
      engine's own views and recognizers, and the first thing is told that is different from what \
      happened in the app: which view, state, order or time, and why it may be (engine, \
      unknownOverride, missingInformation, timing). --redact leaves the app's names out.

      With --ios twice, the scene or tree is asked on both versions of iOS: which points go to \
      another view. Only views of SwiftUI depend on the version.

      Exits with 0 when both are the same, with 1 when not.

      Examples:
        touch-sandbox compare before.touchrec after.touchrec
        touch-sandbox compare drag.touchrec drag.touchrec --scene old.yml --with new.yml
        touch-sandbox compare before.touchrec after.touchrec --json
        touch-sandbox compare --with-engine session.touchrec --redact
        touch-sandbox compare paste.txt --ios 18 --ios 26
        touch-sandbox compare --scene old.yml --with new.yml
        touch-sandbox compare --scene Card.swift --with NewCard.swift
      """
  )

  @Argument(help: "The first recording; with --ios a scene or tree; none to compare two scenes.")
  var first: String?

  @Argument(help: "The second recording; none with --with-engine and --ios.")
  var second: String?

  @Flag(help: "Compare a session of an app with what the engine makes of the same touches.")
  var withEngine = false

  @Flag(help: "With --with-engine: name no class, view or recognizer of the app.")
  var redact = false

  @Option(help: ArgumentHelp("Play in this scene instead of the recorded one.", valueName: "scene"))
  var scene: String?

  @Option(
    help: ArgumentHelp("Compare the scene on this version of iOS, twice.", valueName: "version")
  )
  var ios: [Int] = []

  @Option(help: ArgumentHelp("Play the second one in this scene.", valueName: "scene"))
  var with: String?

  @Flag(help: "Write JSON for other programs instead of text for people.")
  var json = false

  @OptionGroup
  var allowed: AllowedPaths

  @Flag(help: "Refuse a recording that is not whole.")
  var strict = false

  @OptionGroup
  var language: LanguageOption

  func validate() throws {
    guard first != nil else {
      guard scene != nil, with != nil, !withEngine, ios.isEmpty, !redact, !strict else {
        throw ValidationError(
          "expected two recordings, or --scene and --with with two scenes and no other option"
        )
      }
      return
    }
    if withEngine, second != nil || scene != nil || with != nil {
      throw ValidationError("--with-engine takes one session, without --scene and --with")
    }
    guard ios.isEmpty else {
      if ios.count != 2 { throw ValidationError("expected --ios twice, such as --ios 18 --ios 26") }
      if second != nil || withEngine || scene != nil || with != nil {
        throw ValidationError("--ios takes one scene or tree, without another option")
      }
      return
    }
    if !withEngine, second == nil {
      throw ValidationError("expected two recordings, or --with-engine and a session")
    }
    if redact, !withEngine { throw ValidationError("--redact goes with --with-engine") }
  }

  @MainActor func work() throws {
    guard let first else { return try compareScenes() }
    guard ios.isEmpty else { return try compareVersions(of: first) }
    guard let second, !withEngine else { return try compareWithEngine(first) }
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

  /// Compares two scenes in their initial states.
  @MainActor private func compareScenes() throws {
    guard let scene, let with else { return }
    let comparison = try SceneComparison(
      try SceneLookup.scene(named: scene),
      try SceneLookup.scene(named: with)
    )
    if json {
      try StandardOutput.write(Reports.compareScenes.json(comparison).pretty)
    } else {
      try StandardOutput.write(comparison.text(in: language.language))
    }
    guard comparison.isSame else {
      throw ProgramError(.failed, "\(scene.debugDescription) and \(with.debugDescription) differ.")
    }
  }

  /// Compares the receiver of a touch at each point on two versions of iOS.
  @MainActor private func compareVersions(of first: String) throws {
    let scene = try SceneLookup.scene(named: first)
    guard let onIOS = scene.onIOS else {
      throw ProgramError(
        .usage,
        "\(first.debugDescription) is a built-in scene, which does not depend on the version of iOS."
      )
    }
    let size = PictureSize.size(nil, for: scene)
    let maps = ios.map { SceneInquiry(onIOS($0), size: size).hitMap() }
    let difference = HitMapDifference(maps[0], maps[1])
    if json {
      let report = Reports.VersionComparison(versions: ios, difference: difference)
      try StandardOutput.write(Reports.compareVersions.json(report).pretty)
    } else {
      try StandardOutput.write("iOS \(ios[0]) → iOS \(ios[1])\n" + difference.text())
    }
    if !difference.changes.isEmpty {
      throw ProgramError(.failed, "\(first.debugDescription) differs on the two versions.")
    }
  }

  @MainActor private func compareWithEngine(_ first: String) throws {
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
    let reading = try RecordingLookup.read(path, strict: strict, own: RecordedFiles())
    let scene = try reading.scene(scene, allowing: allowed.folders)
    return Story(of: reading.recording) { scene.start(on: $0, at: $1) }
  }
}
