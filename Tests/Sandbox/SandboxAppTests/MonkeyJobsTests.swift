import Foundation
import SandboxTestSupport
import TextFormats
import Testing

@testable import SandboxApp

@Suite("Random touches by several processes")
struct MonkeyJobsTests {
  private let program = BuiltProgram()
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("every seed is in one part", arguments: [(1, 1), (2, 2), (10, 3), (3, 10), (1000, 7)])
  func parts(_ count: Int, _ jobs: Int) {
    let seeds = MonkeyJobs.Part(first: .max - 1, count: count)
    let parts = MonkeyJobs("s", arguments: [], seeds: seeds, jobs: jobs).parts
    #expect(parts.count == min(count, jobs))
    let all = parts.flatMap { part in (0..<part.count).map { part.first &+ UInt64($0) } }
    #expect(all == (0..<count).map { seeds.first &+ UInt64($0) })
    #expect((parts.map(\.count).max() ?? 0) - (parts.map(\.count).min() ?? 0) <= 1)
  }

  @Test("several processes find what one finds, and leave nothing behind")
  func same() throws {
    let arguments = [
      "monkey", "double-tap-forward", "--seed", "5", "--runs", "5", "--frames", "60",
    ]
    let alone = try program.run(arguments, in: folder)
    let together = try program.run(arguments + ["--jobs", "3"], in: folder)
    #expect(alone.exitCode == 0)
    #expect(together.output == alone.output)
    #expect(together.exitCode == alone.exitCode)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  @Test("events are counted to the end of a round, the same by any number of processes")
  func events() throws {
    let arguments = [
      "monkey", "double-tap-forward", "--events", "2000", "--frames", "60", "--json",
    ]
    let alone = try program.run(arguments, in: folder)
    let together = try program.run(arguments + ["--jobs", "3"], in: folder)
    #expect(alone.exitCode == 0 && together.output == alone.output)
    let report = try JSONReader.value(in: Data(alone.output.utf8))
    #expect(try report["events"]?.integer() ?? 0 >= 2000)
    #expect(try report["runs"]?.integer() ?? 0 > 10)
  }

  @Test("rounds double until enough was sent; each seed is in one round of one shard")
  func rounds() throws {
    let shards = ["1/2", "2/2"].compactMap(Shard.init(parsing:))
    var played: [UInt64] = []
    for shard in shards {
      var rounds = MonkeyRounds(first: 7, goal: .events(100), shard: shard)
      var lengths: [Int] = []
      for sent in [0, 10, 49, 50] {
        guard let part = rounds.next(after: sent) else { break }
        lengths.append(part.count)
        played += (0..<part.count).map { part.first &+ UInt64($0) }
      }
      #expect(lengths == [10, 20, 40])
    }
    #expect(played.sorted() == Array(7..<147))
    var runs = MonkeyRounds(first: 3, goal: .runs(5), shard: nil)
    #expect(runs.next(after: 0) == .init(first: 3, count: 5) && runs.next(after: 1) == nil)
  }

  @Test("runs and events at once, and numbers of events that make no sense, are refused")
  func refusedEvents() throws {
    for arguments in [["--events", "0"], ["--events", "5", "--runs", "5"]] {
      let result = try program.run(["monkey", "drag-touches"] + arguments, in: folder)
      #expect(result.exitCode == 64 && result.errors.contains("--events"))
    }
  }

  @Test("what plays seeds for a process ends with it", arguments: ["1", "3"])
  func orphans(_ jobs: String) throws {
    let arguments = ["monkey", "drag-touches", "--runs", "100000", "--jobs", jobs]
    let running = try program.start(arguments, in: folder)
    let children = try #require(
      wait { running.children.count == Int(jobs) ? running.children : nil }
    )
    running.kill()
    #expect(wait { children.allSatisfy { !isRunning($0) } ? true : nil } == true)
  }

  private func isRunning(_ process: Int32) -> Bool { kill(process, 0) == 0 }

  /// Polls until there is an answer, for at most half a minute.
  private func wait<Answer>(_ answer: () -> Answer?) -> Answer? {
    for _ in 0..<3_000 {
      if let answer = answer() { return answer }
      Thread.sleep(forTimeInterval: 0.01)
    }
    return nil
  }

  @Test("a number of processes that makes no sense is refused", arguments: ["0", "257", "x"])
  func refused(_ jobs: String) throws {
    let result = try program.run(["monkey", "drag-touches", "--jobs", jobs], in: folder)
    #expect(result.exitCode == 64)
    #expect(result.errors.contains("--jobs"))
  }
}
