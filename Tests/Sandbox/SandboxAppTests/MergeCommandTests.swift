import Foundation
import SandboxTestSupport
import Testing

@testable import SandboxApp

@Suite("Parts of a run, and their reports together")
struct MergeCommandTests {
  private let program = BuiltProgram()
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("every seed is in one part", arguments: [(1, 1), (10, 3), (3, 10), (1000, 7)])
  func parts(_ count: Int, _ parts: Int) throws {
    let seeds = MonkeyJobs.Part(first: 5, count: count)
    let all = try (1...parts).flatMap { number in
      let part = try #require(Shard(parsing: "\(number)/\(parts)")).part(of: seeds)
      return (0..<part.count).map { part.first + UInt64($0) }
    }
    #expect(all == (0..<count).map { 5 + UInt64($0) })
  }

  @Test(
    "what is no part is refused",
    arguments: ["", "1", "0/2", "3/2", "1/0", "-1/2", "1/2/3", "a/b"]
  )
  func wrong(_ text: String) throws {
    #expect(Shard(parsing: text) == nil)
    let result = try program.run(["monkey", "drag-touches", "--shard=\(text)"], in: folder)
    #expect(result.exitCode == 64, "\(result.errors)")
  }

  @Test("the parts together are the whole run")
  func monkeys() throws {
    let arguments = ["monkey", "double-tap-forward", "--runs", "5", "--frames", "40", "--json"]
    let whole = try program.run(arguments, in: folder)
    for number in 1...3 {
      let part = try program.run(arguments + ["--shard", "\(number)/3"], in: folder)
      #expect(part.exitCode == 0, "\(part.errors)")
      _ = try folder.write(part.output, to: "\(number).json")
    }
    let merged = try program.run(["merge", "1.json", "2.json", "3.json"], in: folder)
    #expect(merged.exitCode == 0, "\(merged.errors)")
    #expect(merged.output == whole.output)
  }

  @Test("of parts that failed the lowest seed is told, and the exit code is 1")
  func failures() throws {
    func report(_ seed: Int?) -> String {
      let failure = seed.map {
        #","seed":"\#($0)","violations":["broken"],"recording":"\#($0).touchrec""#
      }
      return #"{"version":1,"runs":2,"events":3,"calls":4\#(failure ?? #","violations":[]"#)}"#
    }
    for (name, seed) in [("a.json", nil), ("b.json", 9), ("c.json", 7)] as [(String, Int?)] {
      _ = try folder.write(report(seed), to: name)
    }
    let result = try program.run(
      ["merge", "a.json", "b.json", "c.json", "-o", "all.json"],
      in: folder
    )
    #expect(result.exitCode == 1 && result.errors.contains("2 of 3 reports"), "\(result.errors)")
    let text = try String(contentsOfFile: folder.file("all.json"), encoding: .utf8)
    let json = try AnyJSON(text)
    #expect(json["runs"]?.double == 6 && json["events"]?.double == 9 && json["calls"]?.double == 12)
    #expect(json["seed"]?.string == "7" && json["recording"]?.string == "7.touchrec")
  }

  @Test("JUnit reports of scripts are one report")
  func suites() throws {
    for (name, view) in [("good", "box"), ("bad", "box2")] {
      _ = try folder.write(
        "scene drag-touches\ntap box\nexpect \(view) got began\n",
        to: "\(name).touch"
      )
      _ = try program.run(["script", "\(name).touch", "--junit", "\(name).xml"], in: folder)
    }
    let good = try program.run(["merge", "good.xml"], in: folder)
    #expect(good.exitCode == 0, "\(good.errors)")
    let all = try program.run(["merge", "good.xml", "bad.xml"], in: folder)
    #expect(all.exitCode == 1)
    #expect(all.output.components(separatedBy: "<testsuite ").count == 3)
    #expect(all.output.components(separatedBy: "<testsuites>").count == 2)
    #expect(all.output.contains(#"<testsuite name="good.touch" tests="1" failures="0""#))
  }

  @Test(
    "what is no report is 65, with its place",
    arguments: ["", "{}", "[1]", "<a/>", #"{"runs":-1}"#]
  )
  func foreign(_ text: String) throws {
    _ = try folder.write(text, to: "x.json")
    let result = try program.run(["merge", "x.json"], in: folder)
    #expect(result.exitCode == 65 && result.errors.contains("x.json:1:"), "\(result.errors)")
  }
}
