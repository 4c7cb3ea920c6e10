import Foundation
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

  @Test("a number of processes that makes no sense is refused", arguments: ["0", "257", "x"])
  func refused(_ jobs: String) throws {
    let result = try program.run(["monkey", "drag-touches", "--jobs", jobs], in: folder)
    #expect(result.exitCode == 64)
    #expect(result.errors.contains("--jobs"))
  }
}
