import ArgumentParser
import CairoRenderer
import Foundation
import Playback
import TouchInput
import SandboxHost
import SceneFiles
import SandboxScenes
import TextFormats

/// The command that touches a scene at random and checks what must always hold.
struct MonkeyCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "monkey",
    abstract: "Send random touches to a scene and check invariants.",
    discussion: """
      Each run has a seed; the same seed gives the same run. The command checks that every touch \
      begins once and ends once for each receiver, that recognizers change only between allowed \
      states, that a control that tracks a touch sees its end once, and that nothing waits for a \
      touch that is over.

      A separate process plays the seeds. If a seed breaks an invariant, the command plays the \
      seeds again from there; if the process crashes, it plays them again from the first. Before \
      each run it writes the input to the file of -o. So even a crash leaves a recording that \
      reproduces it.

      --events plays runs until they have sent that many events, and finishes the current round of \
      runs. The number of jobs does not change the seeds.

      --jobs plays the seeds in that many processes, for example one per core. The result is the \
      same: the command reports the first seed that breaks an invariant.

      --shard 2/4 plays the second of four parts of the seeds. Each machine of a CI plays another \
      part, and 'touch-sandbox merge' merges the outputs of --json.

      --random plays each seed in its own random scene: views with overrides, controls, \
      recognizers with random relations, and callbacks that change all of these. Every other \
      command accepts the scene as random:SEED.

      --hostile sends invalid input: fingers that come down twice or never, fifty fingers, \
      positions and times that are NaN, lost devices, windows of any size.

      After a failure, the command shortens the input as far as possible. It writes the result as \
      a recording, and as a touch script beside it.

      Exits with 0 if all invariants hold, and with 1 if not.

      Examples:
        touch-sandbox monkey drag-touches
        touch-sandbox monkey scene.yml --seed 7 --runs 100 --frames 1000 --jobs 4
        touch-sandbox monkey drag-touches --runs 1000 --shard 2/4 --json > shard-2.json
        touch-sandbox monkey --random --hostile --runs 1000 --jobs 4
        touch-sandbox monkey --random --events 1000000 --jobs 2
        touch-sandbox monkey control-panel -o bug.touchrec && touch-sandbox play bug.touchrec
      """
  )

  @Argument(help: ArgumentHelp(stringLiteral: SceneLookup.help + " Omit it with --random."))
  var scene: String?

  @Flag(help: "Play each seed in its own random scene.")
  var random = false

  @Flag(help: "Send invalid input (duplicate or lost fingers, NaN).")
  var hostile = false

  @Option(help: ArgumentHelp("The seed of the first run.", valueName: "number"))
  var seed: UInt64 = 1

  @Option(
    help: ArgumentHelp(
      "Runs, each with the next seed. (default: 10 without --events)",
      valueName: "number"
    )
  )
  var runs: Int?

  @Option(
    help: ArgumentHelp("The minimum number of events, instead of --runs.", valueName: "number")
  )
  var events: Int?

  @Option(help: ArgumentHelp("The number of frames per run.", valueName: "number"))
  var frames = 600

  @Option(help: ArgumentHelp("The number of parallel processes.", valueName: "number"))
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
    help: ArgumentHelp("The file for the recording of a failure.", valueName: "file")
  )
  var output = "monkey.touchrec"

  @Flag(help: "Write JSON instead of text.")
  var json = false

  @Flag(name: .shortAndLong, help: "Print no progress.")
  var quiet = false

  @Flag(name: .shortAndLong, help: "Replace the file if it exists.")
  var force = false

  /// The number of the process for which this process plays seeds, and which examines the result.
  @Option(help: .hidden)
  var scout: Int32?

  func validate() throws {
    guard (1...1_000_000).contains(runs ?? 1), (1...1_000_000).contains(frames) else {
      throw ValidationError("expected --runs and --frames from 1 to 1000000")
    }
    guard (1...1_000_000_000).contains(events ?? 1) else {
      throw ValidationError("expected --events from 1 to 1000000000")
    }
    guard runs == nil || events == nil else {
      throw ValidationError("expected --runs or --events, not both")
    }
    guard (1...256).contains(jobs) else {
      throw ValidationError("expected --jobs from 1 to 256, got \(jobs)")
    }
    guard random == (scene == nil) else {
      throw ValidationError(
        random
          ? "--random creates its own scenes; leave out the scene" : "name a scene, or use --random"
      )
    }
    guard output != "-" else { throw ValidationError("expected a file after -o, not -") }
  }

  @MainActor func work() throws {
    SceneLog.isWritten = false
    var rounds = MonkeyRounds(first: seed, goal: goal, shard: shard)
    if let scout { return try lookForSuspect(rounds.next(after: 0) ?? .none, for: scout) }
    let file = PictureFile(path: output)
    try file.check(replacing: force)
    // An unknown scene name is reported before any seed is played.
    if let scene { _ = try SceneLookup.scene(named: scene) }
    var held = HeldSeeds()
    while let round = rounds.next(after: held.events) { try play(round, into: file, &held) }
    try tell(.init(runs: held.runs, events: held.events, calls: held.calls, violations: []))
  }

  private var goal: MonkeyRounds.Goal { events.map { .events($0) } ?? .runs(runs ?? 10) }

  /// Plays a round of seeds, and adds to the totals without a violation.
  @MainActor private func play(
    _ round: MonkeyJobs.Part,
    into file: PictureFile,
    _ held: inout HeldSeeds
  ) throws {
    let runs = held.runs + round.count
    guard round.count > 1 else { return try play(round, into: file, &held, of: runs) }
    let jobs = MonkeyJobs(scene, arguments: sharedArguments, seeds: round, jobs: jobs)
    switch try jobs.run(showsProgress: !quiet) {
    case .held(let events, let calls): held.add(runs: round.count, events: events, calls: calls)
    case .suspect(let rest, let events, let calls):
      held.add(runs: round.count - rest.count, events: events, calls: calls)
      try play(rest, into: file, &held, of: runs)
    }
  }

  private static func shard(_ text: String) throws -> Shard {
    guard let shard = Shard(parsing: text) else {
      throw ValidationError(
        "expected --shard such as 2/4, the second of four parts, got \(text.debugDescription)"
      )
    }
    return shard
  }

  /// The arguments for a process that plays a part of the seeds.
  private var sharedArguments: [String] {
    ["monkey", "--frames", "\(frames)"] + (size.map { ["--size", "\($0)"] } ?? [])
      + (random ? ["--random"] : []) + (hostile ? ["--hostile"] : [])
  }
}
