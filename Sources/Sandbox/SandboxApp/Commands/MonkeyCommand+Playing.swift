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

/// Playing seeds, and telling what came of it.
extension MonkeyCommand {
  /// What came of seeds that held.
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

  /// Plays seeds one after the other, each with its input written down before, up to the first that
  /// breaks something; it is told as one of so many runs.
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

  /// Keeps the command that repeats this run, in case the code stops.
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

  /// Plays seeds for another process up to the first that breaks something, and tells of it; writes no
  /// file, and ends when the other process has.
  @MainActor func lookForSuspect(_ part: MonkeyJobs.Part, for parent: Int32) throws {
    let player = SeedPlayer(renderer: CairoRenderer(), size: size, output: output)
    let played = try play(part, by: player) { _ in getppid() == parent }
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

  /// What came of seeds.
  private struct PlayedSeeds {
    var events = 0
    var calls = 0
    /// The first that broke something.
    var broken: (recording: InputRecording, stage: SeedPlayer.Stage, run: MonkeyRun)?
  }

  /// Plays seeds up to the first that breaks something; the caller is asked before each whether to go
  /// on.
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

  /// What comes in with a seed.
  @MainActor private func recording(_ stage: SeedPlayer.Stage, _ seed: UInt64) -> InputRecording {
    var header = stage.header
    header.seed = seed
    return hostile ? .hostile(header, frames: frames) : .random(header, frames: frames)
  }

  /// Makes what broke a promise shorter, writes it down in both forms, and says so.
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
    throw ProgramError(
      .failed,
      "\(run.violations.count) promises were broken with seed \(seed), in \(small.eventCount) events. "
        + "'touch-sandbox play \(output)' does it again; \(failure.script) has it in words."
    )
  }

  @MainActor func tell(_ report: Reports.Monkey) throws {
    guard json else {
      for violation in report.violations.prefix(20) { try StandardOutput.write(violation) }
      guard report.violations.isEmpty else { return }
      return try StandardOutput.write(
        "all held: \(report.runs) runs, \(report.events) events, \(report.calls) calls"
      )
    }
    try StandardOutput.write(Reports.monkey.json(report).pretty)
  }
}

/// Plays recordings in scenes.
@MainActor struct SeedPlayer {
  /// A scene, and how recordings in it begin.
  struct Stage {
    let scene: SandboxScene
    let header: RecordingHeader
  }

  let renderer: CairoRenderer
  let size: PictureSize?
  /// The recording's file, from which the scene is named.
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
