import ArgumentParser
import Foundation
import Playback
import PointerInput
import SandboxHost
import SandboxScenes
import SourceText

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

      Exits with 0 when both are the same, with 1 when not.

      Examples:
        touch-sandbox compare before.touchrec after.touchrec
        touch-sandbox compare drag.touchrec drag.touchrec --scene old.yml --with new.yml
        touch-sandbox compare before.touchrec after.touchrec --json
      """
  )

  @Argument(help: "The first recording.")
  var first: String

  @Argument(help: "The second recording.")
  var second: String

  @Option(help: ArgumentHelp("Play in this scene instead of the recorded one.", valueName: "scene"))
  var scene: String?

  @Option(help: ArgumentHelp("Play the second one in this scene.", valueName: "scene"))
  var with: String?

  @Flag(help: "Write JSON for other programs instead of text for people.")
  var json = false

  @Flag(help: "Refuse a recording that is not whole.")
  var strict = false

  @MainActor func work() throws {
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

  @MainActor private func story(_ path: String, _ scene: String?) throws -> Story {
    let reading = try RecordingLookup.read(path, strict: strict)
    let scene = try reading.scene(scene)
    return Story(of: reading.recording) { scene.start(on: $0, at: $1) }
  }
}
