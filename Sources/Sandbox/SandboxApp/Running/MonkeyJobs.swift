import Foundation
import SandboxHost
import TextFormats

/// The parts of a long run of random touches, each played by a process of its own.
///
/// The engine uses only one thread of a process, so more cores need more processes. The distribution of seeds to
/// processes does not affect the result. The caller plays the reported seed again, and reports it as if it were the
/// only process.
nonisolated struct MonkeyJobs {
  /// A range of consecutive seeds.
  struct Part: Hashable {
    let first: UInt64
    let count: Int

    /// An empty range.
    static let none = Part(first: 0, count: 0)
  }

  /// The result of all parts.
  enum Outcome: Equatable {
    /// No violation, with the numbers of sent events and of calls.
    case held(events: Int, calls: Int)
    /// The seeds to play again, from the first one with a violation or without a report of its process.
    ///
    /// The numbers are those of events and calls before these seeds.
    case suspect(Part, events: Int, calls: Int)
  }

  /// The scene, as the user named it; nil for random scenes.
  private let scene: String?
  /// The common arguments of all processes.
  private let arguments: [String]
  /// The range of all seeds.
  private let seeds: Part
  /// The number of processes.
  private let jobs: Int

  init(_ scene: String?, arguments: [String], seeds: Part, jobs: Int) {
    (self.scene, self.arguments, self.seeds, self.jobs) = (scene, arguments, seeds, jobs)
  }

  /// The seeds in one part per process, all of about the same length.
  var parts: [Part] {
    let count = max(1, min(jobs, seeds.count))
    return (0..<count).map { index in
      let (start, end) = (seeds.count * index / count, seeds.count * (index + 1) / count)
      return Part(first: seeds.first &+ UInt64(start), count: end - start)
    }
  }

  /// Returns the seeds from one on.
  private func rest(from seed: UInt64) -> Part {
    Part(first: seed, count: seeds.count - Int(seed &- seeds.first))
  }

  /// Plays all parts, and waits until all earlier parts are decided.
  ///
  /// Progress is displayed if one process plays everything.
  func run(showsProgress: Bool) throws(ProgramError) -> Outcome {
    var running: [Job] = []
    defer { for job in running { job.giveUp() } }
    let isSeen = showsProgress && parts.count == 1
    for part in parts { running.append(try Job(part, of: scene, arguments, isSeen: isSeen)) }
    var (events, calls) = (0, 0)
    for job in running {
      guard let counts = job.counts() else {
        return .suspect(rest(from: job.suspect), events: events, calls: calls)
      }
      (events, calls) = (events + counts.events, calls + counts.calls)
    }
    return .held(events: events, calls: calls)
  }
}

/// A process that plays a part.
nonisolated private final class Job {
  private let part: MonkeyJobs.Part
  private let process = Process()
  private let output = Pipe()
  /// The running process; `waitUntilExit` would check only twenty times per second.
  private let life = DispatchGroup()
  /// The seed to examine, unless there is no violation.
  private(set) var suspect: UInt64

  init(
    _ part: MonkeyJobs.Part,
    of scene: String?,
    _ arguments: [String],
    isSeen: Bool
  ) throws(ProgramError) {
    (self.part, suspect) = (part, part.first)
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let own = [
      "--seed", "\(part.first)", "--runs", "\(part.count)", "--scout", "\(getpid())", "--json",
    ]
    process.arguments =
      arguments + own + (isSeen ? ["--"] : ["--quiet", "--"]) + (scene.map { [$0] } ?? [])
    process.standardOutput = output
    // The process that plays the seed again reports the problem.
    if !isSeen { process.standardError = FileHandle.nullDevice }
    process.terminationHandler = { [life] _ in life.leave() }
    life.enter()
    do {
      try process.run()
    } catch {
      life.leave()
      throw ProgramError(
        .software,
        "another process cannot be started (\(error.localizedDescription)). Leave out --jobs."
      )
    }
  }

  /// Waits for the end; returns the numbers of events and calls, or nil after a violation.
  func counts() -> (events: Int, calls: Int)? {
    let data = output.fileHandleForReading.readDataToEndOfFile()
    life.wait()
    guard let report = try? JSONReader.value(in: data) else { return nil }
    if let seed = try? report["seed"]?.text(), let number = UInt64(seed) {
      suspect = number
      return nil
    }
    guard let events = try? report["events"]?.integer(),
      let calls = try? report["calls"]?.integer()
    else { return nil }
    return (Int(events), Int(calls))
  }

  /// Ends the process if it still runs.
  func giveUp() {
    guard process.isRunning else { return }
    process.terminate()
    life.wait()
  }
}
