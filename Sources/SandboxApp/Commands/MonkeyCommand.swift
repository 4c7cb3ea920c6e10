import ArgumentParser
import CairoRenderer
import Foundation
import Playback
import PointerInput
import SandboxHost
import SandboxScenes
import SourceText

/// Touches a scene at random and checks what must always hold.
struct MonkeyCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "monkey",
    abstract: "Touch a scene at random and check what must hold whatever happens.",
    discussion: """
      Each run has a seed, and the same seed does the same. What is checked: every touch begins once \
      and ends once for whoever got it, recognizers go from state to state as they may, controls \
      tell of what they follow, and nobody waits for a touch that is over.

      The input of a run is written to the file of -o before the run, and removed when all held: \
      whatever goes wrong, even a crash, leaves a recording that does it again.

      --jobs plays the seeds in so many processes, one for each core say. What is found is the same: \
      the first seed of all that breaks something is told.

      --shard 2/4 plays the second of four parts of the seeds: each machine of a CI plays another, and \
      'touch-sandbox merge' puts what --json wrote together.

      Exits with 0 when all held, with 1 when not.

      Examples:
        touch-sandbox monkey drag-touches
        touch-sandbox monkey scene.yml --seed 7 --runs 100 --frames 1000 --jobs 4
        touch-sandbox monkey drag-touches --runs 1000 --shard 2/4 --json > shard-2.json
        touch-sandbox monkey control-panel -o bug.touchrec && touch-sandbox play bug.touchrec
      """
  )

  @Argument(help: ArgumentHelp(stringLiteral: SceneLookup.help))
  var scene: String

  @Option(help: ArgumentHelp("The seed of the first run.", valueName: "number"))
  var seed: UInt64 = 1

  @Option(help: ArgumentHelp("How many runs, each with the next seed.", valueName: "number"))
  var runs = 10

  @Option(help: ArgumentHelp("How many frames a run has.", valueName: "number"))
  var frames = 600

  @Option(help: ArgumentHelp("How many processes play at the same time.", valueName: "number"))
  var jobs = 1

  @Option(
    help: ArgumentHelp("Play one of several parts of the runs, such as 2/4.", valueName: "k/n"),
    transform: MonkeyCommand.shard
  )
  var shard: Shard?

  @Option(help: PictureSize.help, transform: PictureSize.init(parsing:))
  var size: PictureSize?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Where a recording of what went wrong goes.", valueName: "file")
  )
  var output = "monkey.touchrec"

  @Flag(help: "Write JSON for other programs instead of text for people.")
  var json = false

  @Flag(name: .shortAndLong, help: "Write no progress.")
  var quiet = false

  @Flag(name: .shortAndLong, help: "Replace the file if it exists.")
  var force = false

  func validate() throws {
    guard (1...1_000_000).contains(runs), (1...1_000_000).contains(frames) else {
      throw ValidationError("expected --runs and --frames from 1 to 1000000")
    }
    guard (1...256).contains(jobs) else {
      throw ValidationError("expected --jobs from 1 to 256, got \(jobs)")
    }
    guard output != "-" else { throw ValidationError("the recording goes to a file, not to -") }
  }

  @MainActor func work() throws {
    let scene = try SceneLookup.scene(named: scene)
    let file = PictureFile(path: output)
    try file.check(replacing: force)
    let all = seeds
    guard jobs > 1, all.count > 1 else { return try play(all, of: scene, into: file, (0, 0)) }
    switch try MonkeyJobs(self.scene, arguments: sharedArguments, seeds: all, jobs: jobs).run() {
    case .held(let events, let calls): try tell(events, calls, [], nil)
    case .suspect(let part, let events, let calls):
      try play(part, of: scene, into: file, (events, calls))
    }
  }

  /// The seeds that are played here.
  private var seeds: MonkeyJobs.Part {
    let all = MonkeyJobs.Part(first: seed, count: runs)
    return shard?.part(of: all) ?? all
  }

  private static func shard(_ text: String) throws -> Shard {
    guard let shard = Shard(parsing: text) else {
      throw ValidationError(
        "expected a part of how many, such as 2/4, got \(text.debugDescription)"
      )
    }
    return shard
  }

  /// What a process is told that plays a part of the seeds.
  private var sharedArguments: [String] {
    ["monkey", "--frames", "\(frames)"] + (size.map { ["--size", "\($0)"] } ?? [])
  }

  /// Plays seeds one after the other, up to the first that breaks something; so many events were
  /// sent and calls made before.
  @MainActor private func play(
    _ part: MonkeyJobs.Part,
    of scene: SandboxScene,
    into file: PictureFile,
    _ former: (events: Int, calls: Int)
  ) throws {
    let renderer = CairoRenderer()
    let hash = SceneOutline(scene.start(on: PictureSize.size(size, for: scene))).hash
    var progress = ProgressLine(total: part.count, isQuiet: quiet)
    var (events, calls) = former
    for number in 0..<part.count {
      let header = RecordingHeader(
        scene: scene.reference(fromFile: output),
        sceneHash: hash,
        size: PictureSize.size(size, for: scene),
        seed: part.first &+ UInt64(number)
      )
      let recording = InputRecording.random(header, frames: frames)
      try file.write(recording.encoded(), replacing: force || number > 0)
      let run = MonkeyRun(recording, of: { scene.start(on: $0, at: $1) }, renderer: renderer)
      (events, calls) = (events + run.eventCount, calls + run.callCount)
      progress.showCount(number + 1)
      guard run.violations.isEmpty else { return try complain(run, header.seed) }
      try? FileManager.default.removeItem(atPath: output)
    }
    progress.finish()
    try tell(events, calls, [], nil)
  }

  @MainActor private func complain(_ run: MonkeyRun, _ seed: UInt64) throws {
    try tell(run.eventCount, run.callCount, run.violations, seed)
    throw ProgramError(
      .failed,
      "\(run.violations.count) promises were broken with seed \(seed). "
        + "'touch-sandbox play \(output)' does it again."
    )
  }

  @MainActor private func tell(
    _ events: Int,
    _ calls: Int,
    _ violations: [String],
    _ seed: UInt64?
  ) throws {
    guard json else {
      for violation in violations.prefix(20) { try StandardOutput.write(violation) }
      guard violations.isEmpty else { return }
      return try StandardOutput.write(
        "all held: \(seeds.count) runs, \(events) events, \(calls) calls"
      )
    }
    let report = Reports.Monkey(
      runs: seeds.count,
      events: events,
      calls: calls,
      seed: seed,
      violations: violations,
      recording: violations.isEmpty ? nil : output
    )
    try StandardOutput.write(Reports.monkey.json(report).pretty)
  }
}
