import Foundation
import SandboxHost
import TextFormats

/// The parts of a long run of random touches, each played by a process of its own.
///
/// The engine belongs to one thread of a process, so that more cores are of use to more processes
/// alone. Who plays which seeds makes no difference to what is found in them: the caller plays the
/// seed that is told here once more, and tells of it as if it had been alone.
nonisolated struct MonkeyJobs {
  /// Seeds that follow each other.
  struct Part: Hashable {
    let first: UInt64
    let count: Int

    /// No seed.
    static let none = Part(first: 0, count: 0)
  }

  /// What came of all parts.
  enum Outcome: Equatable {
    /// All held: how many events were sent, and how many calls were made for them.
    case held(events: Int, calls: Int)
    /// Seeds that are to be played once more, from the first on that broke a promise or of whose
    /// process nothing was heard; and what came of those before them.
    case suspect(Part, events: Int, calls: Int)
  }

  /// The scene, as the user named it; nil for those made at random.
  private let scene: String?
  /// What every process is told besides its seeds.
  private let arguments: [String]
  /// The first seed and how many there are.
  private let seeds: Part
  /// How many processes there are.
  private let jobs: Int

  init(_ scene: String?, arguments: [String], seeds: Part, jobs: Int) {
    (self.scene, self.arguments, self.seeds, self.jobs) = (scene, arguments, seeds, jobs)
  }

  /// The seeds in as many parts as there are processes, each about as long as the others.
  var parts: [Part] {
    let count = max(1, min(jobs, seeds.count))
    return (0..<count).map { index in
      let (start, end) = (seeds.count * index / count, seeds.count * (index + 1) / count)
      return Part(first: seeds.first &+ UInt64(start), count: end - start)
    }
  }

  /// The seeds from one on.
  private func rest(from seed: UInt64) -> Part {
    Part(first: seed, count: seeds.count - Int(seed &- seeds.first))
  }

  /// Plays all parts, and waits as long as anything before is undecided.
  ///
  /// Progress is shown where one process plays all.
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
  /// Left when the process is over; `waitUntilExit` looks for that twenty times a second only.
  private let life = DispatchGroup()
  /// The seed that is to be looked at, unless all held.
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
    // What went wrong is told by the process that plays the seed again.
    if !isSeen { process.standardError = FileHandle.nullDevice }
    process.terminationHandler = { [life] _ in life.leave() }
    life.enter()
    do {
      try process.run()
    } catch {
      life.leave()
      throw ProgramError(
        .software,
        "a further process cannot be started (\(error.localizedDescription)). Leave out --jobs."
      )
    }
  }

  /// How many events were sent and calls made, when it is over; nil unless all held.
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

  /// Ends the process if it goes on.
  func giveUp() {
    guard process.isRunning else { return }
    process.terminate()
    life.wait()
  }
}
