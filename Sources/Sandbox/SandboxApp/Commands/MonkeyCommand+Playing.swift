import CairoRenderer
import Foundation
import Playback
import TouchInput
import SandboxHost
import SandboxScenes
import TextFormats

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Plays seeds and reports the results.
extension MonkeyCommand {
  /// The totals of seeds without a violation.
  struct HeldSeeds {
    private(set) var runs = 0
    private(set) var events = 0
    private(set) var calls = 0

    mutating func add(runs: Int, events: Int, calls: Int) {
      self.runs += runs
      self.events += events
      self.calls += calls
    }
  }

  /// Plays seeds one after the other up to the first violation, and writes each input before playing it.
  ///
  /// The violation is reported as one of a number of runs.
  @MainActor func play(
    _ part: MonkeyJobs.Part,
    into file: PictureFile,
    _ held: inout HeldSeeds,
    of runs: Int
  ) throws {
    let player = SeedPlayer(renderer: CairoRenderer(), size: size, output: output)
    var mayReplace = force
    let played = try play(part, by: player) { recording in
      try file.write(recording.encoded(), replacing: mayReplace)
      mayReplace = true
      keepAdvice(recording)
      return true
    }
    LiveProgram.keepAdvice(nil)
    if let broken = played.broken {
      return try complain(broken.recording, broken.stage, player, of: runs)
    }
    try? FileManager.default.removeItem(atPath: output)
    held.add(runs: part.count, events: played.events, calls: played.calls)
  }

  /// Stores the command that repeats this run, in case the code crashes.
  @MainActor private func keepAdvice(_ recording: InputRecording) {
    guard let scene else { return }
    let quoted = { (word: String) in
      word.contains { " #$&;'\"".contains($0) }
        ? "'\(word.replacingOccurrences(of: "'", with: "'\\''"))'" : word
    }
    LiveProgram.keepAdvice(
      "To repeat seed \(recording.header.seed): touch-sandbox play \(quoted(output)) --scene"
        + " \(quoted(scene))"
    )
  }

  /// Plays seeds for another process up to the first violation, and reports it.
  ///
  /// It writes no file, and ends when the other process ends.
  @MainActor func lookForSuspect(_ part: MonkeyJobs.Part, for parent: Int32) throws {
    let player = SeedPlayer(renderer: CairoRenderer(), size: size, output: output)
    let played = try play(part, by: player) { _ in
      // Code that never returns ends this process; the caller plays the seeds again and reports the line.
      if LiveProgram.folder != nil { alarm(Self.mostSeconds) }
      return getppid() == parent
    }
    let suspect = played.broken
    try tell(
      .init(
        runs: part.count,
        events: played.events,
        calls: played.calls,
        seed: suspect?.recording.header.seed,
        violations: suspect?.run.violations ?? []
      )
    )
  }

  /// The number of seconds after which the seeds of code are left to the caller (our choice).
  private static let mostSeconds: UInt32 = 5

  /// The result of played seeds.
  private struct PlayedSeeds {
    var events = 0
    var calls = 0
    /// The first violation; nil without one.
    var broken: (recording: InputRecording, stage: SeedPlayer.Stage, run: MonkeyRun)?
  }

  /// Plays seeds up to the first violation; the closure decides before each seed whether to continue.
  @MainActor private func play(
    _ part: MonkeyJobs.Part,
    by player: SeedPlayer,
    while goesOn: (InputRecording) throws -> Bool
  ) throws -> PlayedSeeds {
    let named = try scene.map { try player.stage(SceneLookup.scene(named: $0)) }
    var progress = ProgressLine(total: part.count, isQuiet: quiet)
    defer { progress.finish() }
    var played = PlayedSeeds()
    for number in 0..<part.count {
      let seed = part.first &+ UInt64(number)
      let stage = named ?? player.stage(RandomScene.scene(seed: seed))
      let recording = recording(stage, seed)
      guard try goesOn(recording) else { break }
      let run = player.play(recording, in: stage)
      played.events += run.eventCount
      played.calls += run.callCount
      progress.showCount(number + 1)
      guard run.violations.isEmpty else {
        played.broken = (recording, stage, run)
        break
      }
    }
    return played
  }

  /// Returns the input for a seed.
  @MainActor private func recording(_ stage: SeedPlayer.Stage, _ seed: UInt64) -> InputRecording {
    var header = stage.header
    header.seed = seed
    return hostile ? .hostile(header, frames: frames) : .random(header, frames: frames)
  }

  /// Shortens a recording that broke a promise, writes it in both formats, and reports it.
  @MainActor private func complain(
    _ recording: InputRecording,
    _ stage: SeedPlayer.Stage,
    _ player: SeedPlayer,
    of runs: Int
  ) throws {
    var shrinker = MonkeyShrinker { !player.play($0, in: stage).violations.isEmpty }
    let small = shrinker.shrink(recording)
    let run = player.play(small, in: stage)
    let failure = MonkeyFailure(recording: small, path: output)
    try failure.write(replacingScript: force)
    let seed = recording.header.seed
    try tell(
      .init(
        runs: runs,
        events: run.eventCount,
        calls: run.callCount,
        seed: seed,
        violations: run.violations,
        recording: output,
        script: failure.script
      )
    )
    let count = run.violations.count
    throw ProgramError(
      .failed,
      "seed \(seed) broke \(count) \(count == 1 ? "invariant" : "invariants") in"
        + " \(small.eventCount) events. "
        + "'touch-sandbox play \(output)' repeats it; \(failure.script) is the same as a script."
    )
  }

  @MainActor func tell(_ report: Reports.Monkey) throws {
    guard json else {
      for violation in report.violations.prefix(20) { try StandardOutput.write(violation) }
      guard report.violations.isEmpty else { return }
      return try StandardOutput.write(
        "all invariants hold: \(report.runs) runs, \(report.events) events, \(report.calls) calls"
      )
    }
    try StandardOutput.write(Reports.monkey.json(report).pretty)
  }
}

/// A player of recordings in scenes.
@MainActor struct SeedPlayer {
  /// A scene, and the header of its recordings.
  struct Stage {
    let scene: SandboxScene
    let header: RecordingHeader
  }

  let renderer: CairoRenderer
  let size: PictureSize?
  /// The recording's file, to which the reference to the scene is relative.
  let output: String

  func stage(_ scene: SandboxScene) -> Stage {
    let size = PictureSize.size(size, for: scene)
    let header = RecordingHeader(
      scene: scene.reference(fromFile: output),
      sceneHash: SceneOutline(scene.start(on: size)).hash,
      size: size
    )
    return Stage(scene: scene, header: header)
  }

  func play(_ recording: InputRecording, in stage: Stage) -> MonkeyRun {
    MonkeyRun(recording, of: { stage.scene.start(on: $0, at: $1) }, renderer: renderer)
  }
}
