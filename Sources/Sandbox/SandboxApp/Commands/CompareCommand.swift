import ArgumentParser
import CairoRenderer
import Foundation
import Geometry
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
    abstract: "Play two recordings and print the first difference.",
    discussion: """
      Compares which view got each touch, what recognizers and controls did with it, and which \
      actions were sent, in order. Differences in time do not count.

      With --scene, both recordings play in that scene. A recording with --with plays twice: in its \
      own scene (or in --scene), and in that one.

      With --scene and --with and no recording, the command compares two scenes in their initial \
      states: pixels, views, properties, and the areas for fingers. A scene can be built in, a \
      file, debugger output, or a Swift file.

      With --with-engine, the command plays a session that TouchRecorder wrote in an app, with the \
      engine's own views and recognizers. It prints the first difference from the app (view, \
      state, order or time) and its possible cause: engine, unknownOverride, missingInformation or \
      timing. --redact leaves out the names of the app.

      For two PNG files, the command compares the pixels.

      With --ios twice, the command lists the points of a scene or tree that go to another view on \
      the second version of iOS. Only SwiftUI views depend on the version.

      Exits with 0 if both are the same, and with 1 if they differ.

      Examples:
        touch-sandbox compare before.touchrec after.touchrec
        touch-sandbox compare drag.touchrec --with new.yml
        touch-sandbox compare before.touchrec after.touchrec --json
        touch-sandbox compare --with-engine session.touchrec --redact
        touch-sandbox compare paste.txt --ios 18 --ios 26
        touch-sandbox compare old.yml new.yml
        touch-sandbox compare before.png after.png
        touch-sandbox compare --scene Card.swift --with NewCard.swift
      """
  )

  @Argument(help: "The first recording or scene file; with --ios, a scene or tree.")
  var first: String?

  @Argument(
    help: "The second recording or scene file; omit it with --with, --with-engine or --ios."
  )
  var second: String?

  @Flag(help: "Compare a recorded session of an app with the engine, for the same touches.")
  var withEngine = false

  @Flag(help: "With --with-engine: leave out the names of classes, views and recognizers.")
  var redact = false

  @Option(help: ArgumentHelp("Use this scene instead of the recorded one.", valueName: "scene"))
  var scene: String?

  @Option(
    help: ArgumentHelp("A version of iOS; give this option twice.", valueName: "version")
  )
  var ios: [Int] = []

  @Option(help: ArgumentHelp("The scene for the second recording.", valueName: "scene"))
  var with: String?

  @Flag(help: "Write JSON instead of text.")
  var json = false

  @OptionGroup
  var allowed: AllowedPaths

  @Flag(help: "Treat an incomplete recording as an error.")
  var strict = false

  @OptionGroup
  var language: LanguageOption

  func validate() throws {
    guard first != nil else {
      guard scene != nil, with != nil, !withEngine, ios.isEmpty, !redact, !strict else {
        throw ValidationError(
          "expected two recordings, or two scenes with --scene and --with and no other option"
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
        throw ValidationError("--ios takes one scene or tree, without other options")
      }
      return
    }
    if !withEngine, second == nil, with == nil {
      throw ValidationError(
        "expected two recordings or two scenes; or one recording with --with; or one session with --with-engine; or one scene"
          + " with --ios twice"
      )
    }
    if redact, !withEngine { throw ValidationError("--redact needs --with-engine") }
  }

  @MainActor func work() throws {
    guard let first else { return try compareScenes(scene, with) }
    guard ios.isEmpty else { return try compareVersions(of: first) }
    guard !withEngine else { return try compareWithEngine(first) }
    let second = second ?? (Self.isScene(first) ? with ?? first : first)
    if [first, second].allSatisfy(Self.isScene) { return try compareScenes(first, second) }
    if let scene = [first, second].first(where: Self.isScene) {
      throw ValidationError(
        "expected two recordings or two scenes; \(scene.debugDescription) is a scene, the other is"
          + " not"
      )
    }
    if [first, second].allSatisfy(Self.isPicture) { return try comparePictures(first, second) }
    if let picture = [first, second].first(where: Self.isPicture) {
      throw ValidationError(
        "expected two recordings, two scenes or two pictures; \(picture.debugDescription) is a"
          + " picture, the other is not"
      )
    }
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

  /// Whether a file is a scene by its extension; recordings have another one.
  private static func isScene(_ path: String) -> Bool {
    [".yml", ".yaml", ".swift"].contains { path.hasSuffix($0) }
  }

  private static func isPicture(_ path: String) -> Bool { path.lowercased().hasSuffix(".png") }

  /// Compares the pixels of two pictures.
  @MainActor private func comparePictures(_ first: String, _ second: String) throws {
    guard !json else {
      throw ValidationError("--json compares recordings and scenes, not pictures")
    }
    let (old, new) = (try Self.picture(first), try Self.picture(second))
    let difference = try BitmapDifference(from: old, to: new)
    let language = language.language
    guard difference.count > 0 else {
      return try StandardOutput.write(
        language(
          "The same: \(new.width) × \(new.height) pixels.",
          "相同：\(new.width) × \(new.height) 像素。"
        )
      )
    }
    if (old.width, old.height) != (new.width, new.height) {
      let sizes = "\(old.width) × \(old.height), \(new.width) × \(new.height)"
      try StandardOutput.write(language("The sizes differ: \(sizes).", "尺寸不同：\(sizes)。"))
    }
    let (count, total) = (difference.count, difference.picture.width * difference.picture.height)
    let place = difference.bounds
    let frame = "(\(place.x), \(place.y), \(place.width), \(place.height))"
    try StandardOutput.write(
      language(
        "\(count) of \(total) pixels differ, by at most \(difference.largest) of 255, in \(frame).\n"
          + "Pictures do not contain views. To see what changed for fingers, compare the scene files:"
          + " touch-sandbox compare old.yml new.yml",
        "\(total) 个像素中有 \(count) 个不同，最多相差 \(difference.largest)/255，位于 \(frame)。\n"
          + "图片里没有视图。要看对触摸的影响，请比较场景文件：touch-sandbox compare old.yml new.yml"
      )
    )
    throw ProgramError(.failed, "\(first.debugDescription) and \(second.debugDescription) differ.")
  }

  private static func picture(_ path: String) throws -> Bitmap {
    let data = try InputFile(path: path).read(limit: FileLimits.Picture.fileBytes)
    do {
      return try Bitmap(pngData: data)
    } catch {
      throw ProgramError(.dataError, "\(path.debugDescription) is not a readable PNG: \(error)")
    }
  }

  /// Compares two scenes in their initial states.
  @MainActor private func compareScenes(_ scene: String?, _ with: String?) throws {
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
      throw ProgramError(.failed, "\(first.debugDescription) differs between the two versions.")
    }
  }

  @MainActor private func compareWithEngine(_ first: String) throws {
    let data = try InputFile(path: first).read(limit: FileLimits.Session.fileBytes)
    guard SessionReader.isSession(data) else {
      throw ProgramError(
        .dataError,
        "\(first.debugDescription) is not a session of TouchRecorder; see"
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
