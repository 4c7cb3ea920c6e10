import ArgumentParser
import Foundation
import Playback
import SandboxHost
import TextFormats

/// The command that merges the reports of parts of a run.
struct MergeCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Merge the reports of several processes or machines.",
    discussion: """
      Takes the output of 'monkey --json' for each --shard, or the JUnit reports of 'script', and \
      writes one report in the same format. All files must be of the same kind.

      Exits with 0 if all reports are without failures, with 1 if one has failures, and with 65 if \
      a file is not such a report.

      Examples:
        touch-sandbox merge shard-*.json -o monkey.json
        touch-sandbox merge results/*.xml -o results.xml
      """
  )

  @Argument(help: "The reports to merge.")
  var files: [String]

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file to write; - is standard output.", valueName: "file")
  )
  var output = "-"

  @Flag(name: .shortAndLong, help: "Replace the file if it exists.")
  var force = false

  @MainActor func work() throws {
    let file = PictureFile(path: output)
    try file.check(replacing: force)
    let contents = try files.map { path in
      (path: path, data: try InputFile(path: path).read(limit: FileLimits.Recording.fileBytes))
    }
    let isJUnit = contents.contains { $0.data.first == UInt8(ascii: "<") }
    let (text, failures) = try isJUnit ? mergedSuites(contents) : mergedMonkeys(contents)
    if output == "-" {
      try StandardOutput.write(text)
    } else {
      try file.write(Data((text + "\n").utf8), replacing: force)
    }
    guard failures == 0 else {
      throw ProgramError(.failed, "\(failures) of \(files.count) reports contain failures.")
    }
  }

  private typealias Content = (path: String, data: Data)

  @MainActor private func mergedMonkeys(
    _ contents: [Content]
  ) throws(ProgramError) -> (String, failures: Int) {
    var whole = MonkeySum()
    var failures = 0
    for content in contents {
      do throws(SourceProblem) {
        let part = try MonkeySum(JSONReader.value(in: content.data))
        if !part.violations.isEmpty { failures += 1 }
        whole.add(part)
      } catch {
        throw ProgramError(.dataError, error.named(content.path).report)
      }
    }
    return (Reports.monkey.json(whole.report).pretty, failures)
  }

  private func mergedSuites(
    _ contents: [Content]
  ) throws(ProgramError) -> (String, failures: Int) {
    var suites = ""
    var failures = 0
    for content in contents {
      let text = String(decoding: content.data, as: UTF8.self)
      guard let start = text.range(of: "<testsuites>"),
        let end = text.range(of: "</testsuites>", options: .backwards),
        start.upperBound <= end.lowerBound
      else {
        throw ProgramError(
          .dataError,
          "\(PlainText(content.path)):1:1: expected a JUnit report that 'script --junit' wrote"
        )
      }
      let suite = text[start.upperBound..<end.lowerBound].trimmingCharacters(in: ["\n"])
      suites += suite + "\n"
      if suite.contains("<failure ") || suite.contains("<error ") { failures += 1 }
    }
    let head = #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n<testsuites>\n"
    return (head + suites + "</testsuites>", failures)
  }
}

/// The sum of several reports of random touches.
private struct MonkeySum {
  var runs = 0
  var events = 0
  var calls = 0
  var seed: UInt64?
  var violations: [String] = []
  var recording: String?
  var script: String?

  init() {}

  init(_ node: SourceNode) throws(SourceProblem) {
    runs = try Self.count(node, "runs")
    events = try Self.count(node, "events")
    calls = try Self.count(node, "calls")
    for item in try node.required("violations", "the broken invariants").list("texts") {
      violations.append(try item.text("the broken invariants"))
    }
    guard !violations.isEmpty else { return }
    seed = UInt64(try node.required("seed", "the seed that failed").text("a number"))
    recording = try node["recording"]?.text("the recording that reproduces it")
    script = try node["script"]?.text("the same as a touch script")
  }

  private static func count(_ node: SourceNode, _ name: String) throws(SourceProblem) -> Int {
    let field = try node.required(name, "the number of \(name)")
    let number = try field.integer("the number of \(name)")
    guard (0...Int64(1) << 40).contains(number) else { throw field.mismatch("a count") }
    return Int(number)
  }

  /// Adds another part; among several failures, the one with the lowest seed is kept.
  mutating func add(_ part: MonkeySum) {
    (runs, events, calls) = (runs + part.runs, events + part.events, calls + part.calls)
    guard !part.violations.isEmpty else { return }
    if let seed, let other = part.seed, seed <= other { return }
    (seed, violations) = (part.seed, part.violations)
    (recording, script) = (part.recording, part.script)
  }

  var report: Reports.Monkey {
    Reports.Monkey(
      runs: runs,
      events: events,
      calls: calls,
      seed: seed,
      violations: violations,
      recording: recording,
      script: script
    )
  }
}
