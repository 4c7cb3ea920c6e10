import Playback
import TouchInput
import SandboxHost
import TextFormats
import TouchScripts
import Foundation
import Inspector

/// Reports about playing.
extension Reports {
  /// A played recording.
  struct Played {
    let report: PlayReport
    let file: String
    /// The reason why a part of the recording is missing.
    let flaw: SourceProblem?
    let variation: VariedScene
  }

  /// Two compared recordings.
  struct Comparison {
    let stories: [Story]
    let difference: StoryDifference?
  }

  /// A scene on two versions of iOS.
  struct VersionComparison {
    let versions: [Int]
    let difference: HitMapDifference
  }

  /// A played script.
  struct Script {
    let report: ScriptReport
    let file: String
    let scene: String
    /// The paths of its pictures.
    let snapshots: [String]
  }

  /// The result of random touches.
  struct Monkey {
    let runs: Int
    let events: Int
    let calls: Int
    /// The seed of the run that failed.
    var seed: UInt64?
    let violations: [String]
    var recording: String?
    var script: String?
  }

  private static let line = JSONRecord<Story.Line>([
    .number("time", "in seconds from the beginning") { $0.time },
    .text("text", "what happened") { $0.text },
  ])

  private static let difference = JSONRecord<StoryDifference>([
    .count("position", "the number of equal lines before it") { $0.position },
    .objectIfAny("first", "what happened in the first", of: line) { $0.first },
    .objectIfAny("second", "what happened in the second", of: line) { $0.second },
  ])

  static let compare = JSONRecord<Comparison>([
    .version(1),
    .flag("isSame", "whether the same happened in both") { $0.difference == nil },
    .init("lines", .list(.count), "the number of lines in each") {
      .array($0.stories.map { .integer(Int64($0.lines.count)) })
    },
    .objectIfAny("difference", "the first one", of: difference) { $0.difference },
  ])

  private static let hitChange = JSONRecord<HitMapDifference.Change>([
    .textIfAny("before", "the view that gets the touch on the first version") { $0.before },
    .textIfAny("after", "the view that gets it on the second version") { $0.after },
    .count("pixels", "the number of pixels") { $0.pixels },
    .init("area", .numbers(4), "x, y, width and height around them, in points") {
      .array(
        [$0.area.minX, $0.area.minY, $0.area.width, $0.area.height].map { .number(Double($0)) }
      )
    },
  ])

  static let compareVersions = JSONRecord<VersionComparison>([
    .version(1),
    .init("versions", .list(.count), "the versions of iOS") {
      .array($0.versions.map { .integer(Int64($0)) })
    },
    .flag("isSame", "whether the same view gets the touch at every point") {
      $0.difference.changes.isEmpty
    },
    .list("changes", "points that go to another view, the largest area first", of: hitChange) {
      $0.difference.changes
    },
  ])

  static let play = JSONRecord<Played>([
    .version(1),
    .text("file", "the recording") { $0.file },
    .text("scene", "the scene it was recorded in") { $0.report.player.recording.header.scene },
    .flag("isWhole", "whether the recording is complete") { $0.flaw == nil },
    .textIfAny("flaw", "why something is missing") { $0.flaw?.named($0.file).description },
    .number("duration", "in seconds") { $0.report.player.recording.duration },
    .count("events", "the number of events") { $0.report.player.recording.eventCount },
    .count("frames", "the number of frames") { $0.report.player.recording.frames.count },
    .count("playedFrames", "the number of played frames") { $0.report.player.position },
    .count("pictures", "the number of frames that differ from the frame before") {
      $0.report.pictureCount
    },
    .text("traceHash", "SHA-256 of the trace as JSON Lines") { $0.report.traceHash },
    .text("pictureHash", "a hash of only the pixels of each frame") {
      $0.report.pictureHash
    },
    .init("set", .list(.text), "the changes of --set", isAlwaysThere: false) {
      $0.variation.changes.map { .texts($0) }
    },
    .init(
      "firstDifference",
      .optional(difference.kind),
      "the first difference that --set makes",
      isAlwaysThere: false
    ) { played in
      guard played.variation.changes != nil else { return nil }
      return played.variation.difference.map(difference.json) ?? .null
    },
  ])

  private static let outcome = JSONRecord<ScriptReport.Outcome>([
    .count("line", "the line of the script") { $0.line.position.line },
    .text("text", "the step") { $0.line.text },
    .number("time", "when it was checked, in seconds from the beginning") { $0.time },
    .flag("isMet", "whether the expectation is met") { $0.failure == nil },
    .textIfAny("failure", "the actual result, if the expectation failed") { $0.failure },
  ])

  static let script = JSONRecord<Script>([
    .version(1),
    .text("file", "the script") { $0.file },
    .text("scene", "the scene") { $0.scene },
    .flag("isPassed", "whether all steps and expectations succeeded") { $0.report.isPassed },
    .number("duration", "in seconds of the script's time") { $0.report.duration },
    .list("expectations", "the checked expectations", of: outcome) { $0.report.outcomes },
    .textIfAny("fault", "the step that failed") {
      $0.report.fault?.named($0.file).description
    },
    .texts("snapshots", "the paths of its pictures") { $0.snapshots },
  ])

  static let monkey = JSONRecord<Monkey>([
    .version(1),
    .flag("isPassed", "whether all invariants hold") { $0.violations.isEmpty },
    .count("runs", "the number of runs") { $0.runs },
    .count("events", "the number of sent events") { $0.events },
    .count("calls", "the number of method calls") { $0.calls },
    .textIfAny("seed", "the seed of the run that failed") { $0.seed.map(String.init) },
    .texts("violations", "the broken invariants") { $0.violations },
    .textIfAny("recording", "the recording that reproduces it") { $0.recording },
    .textIfAny("script", "the same as a touch script") { $0.script },
  ])
}
