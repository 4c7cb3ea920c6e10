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
    abstract: "Touch a scene at random and check what must hold whatever happens.",
    discussion: """
      Each run has a seed, and the same seed does the same. What is checked: every touch begins once \
      and ends once for whoever got it, recognizers go from state to state as they may, controls \
      tell of what they follow, and nobody waits for a touch that is over.

      Seeds are played in a process of their own. Where one breaks something they are played again \
      from there on, and where the process crashes from its first one on, each with its input \
      written to the file of -o before: whatever goes wrong, even a crash, leaves a recording that \
      does it again.

      --events plays one run after the other until so many events were sent, and ends with the round \
      of runs in which they were; the same seeds with any number of jobs.

      --jobs plays the seeds in so many processes, one for each core say. What is found is the same: \
      the first seed of all that breaks something is told.

      --shard 2/4 plays the second of four parts of the seeds: each machine of a CI plays another, and \
      'touch-sandbox merge' puts what --json wrote together.

      --random plays each seed in a scene of its own, made at random: views with overrides, controls, \
      recognizers in any relation, and callbacks that change all of it. Its name is random:SEED, for \
      every other command too. --hostile plays a device that lies: fingers that come down twice or \
      never, fifty of them, places and times that are no numbers, lost devices, windows of any size.

      What breaks a promise is made as short as it gets, and written once more as a touch script \
      beside the recording.

      Exits with 0 when all held, with 1 when not.

      Examples:
        touch-sandbox monkey drag-touches
        touch-sandbox monkey scene.yml --seed 7 --runs 100 --frames 1000 --jobs 4
        touch-sandbox monkey drag-touches --runs 1000 --shard 2/4 --json > shard-2.json
        touch-sandbox monkey --random --hostile --runs 1000 --jobs 4
        touch-sandbox monkey --random --events 1000000 --jobs 2
        touch-sandbox monkey control-panel -o bug.touchrec && touch-sandbox play bug.touchrec
      """
  )

  @Argument(help: ArgumentHelp(stringLiteral: SceneLookup.help + " None with --random."))
  var scene: String?

  @Flag(help: "Play each seed in a scene made at random.")
  var random = false

  @Flag(help: "Play a device that lies instead of fingers that can be.")
  var hostile = false

  @Option(help: ArgumentHelp("The seed of the first run.", valueName: "number"))
  var seed: UInt64 = 1

  @Option(
    help: ArgumentHelp(
      "How many runs, each with the next seed; 10 without --events.",
      valueName: "number"
    )
  )
  var runs: Int?

  @Option(
    help: ArgumentHelp("How many events to send at least, instead of --runs.", valueName: "number")
  )
  var events: Int?

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
      throw ValidationError("--runs and --events both say when it is enough; leave one of them out")
    }
    guard (1...256).contains(jobs) else {
      throw ValidationError("expected --jobs from 1 to 256, got \(jobs)")
    }
    guard random == (scene == nil) else {
      throw ValidationError(
        random ? "--random makes its scenes itself" : "name a scene, or --random"
      )
    }
    guard output != "-" else { throw ValidationError("the recording goes to a file, not to -") }
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
        "expected a part of how many, such as 2/4, got \(text.debugDescription)"
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
