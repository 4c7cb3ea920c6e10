import ConsoleText
import Foundation
import TextFormats
import Testing
import TouchInput

@testable import SandboxApp

@Suite("Answers about trees of drivers, of which the truth is known")
@MainActor
struct DriverBenchmark {
  /// The number of cases: a few in every run of the tests, and all if a number is given.
  private static let count =
    ProcessInfo.processInfo.environment["TOUCH_SANDBOX_TREE_CASES"].flatMap(Int.init) ?? 308

  @Test("trees are read, the verdict is right, and no accessibility tree proves a cover")
  func answers() throws {
    var table = DriverTable()
    for number in 0..<Self.count {
      let item = DriverCase(number)
      table.add(item, item.ask())
    }
    if let path = ProcessInfo.processInfo.environment["TOUCH_SANDBOX_TREE_TABLE"] {
      try table.text.write(toFile: path, atomically: true, encoding: .utf8)
      try table.failures(Self.count).write(
        toFile: path + ".failed",
        atomically: true,
        encoding: .utf8
      )
    }
    #expect(table.readShare >= 0.99, "\(table.failures(6))")
    #expect(table.rightShare >= 0.98, "\(table.failures(6))")
    #expect(table.falseCovers == 0, "\(table.failures(6))")
  }

  @Test("a damaged tree is read or refused, soon")
  func damaged() {
    var random = SeededRandom(seed: 44)
    let texts = (0..<140).map { Array(DriverCase($0 * 29).text.utf8.prefix(3000)) }
    var slowest = (seconds: 0.0, text: "")
    for number in 0..<2000 {
      let damaged = DamagedText.damaged(texts[number % texts.count], &random)
      let start = ContinuousClock.now
      // The only possible error is a problem in the source.
      do throws(SourceProblem) {
        _ = try ConsoleScene(try ConsoleReader.read(Data(damaged)))
      } catch {
        #expect(!error.message.isEmpty)
      }
      let seconds = (ContinuousClock.now - start) / .seconds(1)
      if seconds > slowest.seconds { slowest = (seconds, String(decoding: damaged, as: UTF8.self)) }
    }
    #expect(slowest.seconds < 5, "\(slowest.seconds) s for \(slowest.text.prefix(2000))")
  }
}

/// The number of right answers, by form, cause and disturbance.
struct DriverTable {
  private struct Row {
    var (count, read, right, wrong, bytes) = (0, 0, 0, 0, 0)
    var seconds = 0.0
  }

  private var rows: [String: Row] = [:]
  private var failed: [String] = []
  /// The number of answers that report a covered view from an accessibility tree only.
  private(set) var falseCovers = 0

  mutating func add(_ item: DriverCase, _ result: DriverCase.Result) {
    let keys = ["all", "form: \(item.form)", "truth: \(item.cause)", "text: \(item.disturbance)"]
    for key in keys {
      var row = rows[key] ?? Row()
      row.count += 1
      row.read += result.isRead ? 1 : 0
      row.right += result.isRight ? 1 : 0
      row.wrong += result.wrong.isEmpty ? 0 : 1
      row.bytes = max(row.bytes, result.bytes)
      row.seconds = max(row.seconds, result.seconds)
      rows[key] = row
    }
    if item.form.family == .accessibility, result.wrong.contains("covered") { falseCovers += 1 }
    guard !result.isRight || !result.wrong.isEmpty else { return }
    failed.append(
      "=== \(item)\nexpected \(item.expectation), wrongly found \(result.wrong), verdict "
        + "\(result.isVerdictRight.map { $0 ? "right" : "wrong" } ?? "none")\n--- got\n"
        + "\(result.answer)\n--- text\n\(item.text)\n"
    )
  }

  var readShare: Double { share(\.read) }
  var rightShare: Double { share(\.right) }

  /// Returns the first failed cases, in full.
  func failures(_ count: Int) -> String { failed.prefix(count).joined(separator: "\n") }

  private func share(_ part: KeyPath<Row, Int>) -> Double {
    guard let all = rows["all"], all.count > 0 else { return 0 }
    return Double(all[keyPath: part]) / Double(all.count)
  }

  /// The table for a page of the documentation.
  var text: String {
    let lines = rows.sorted { $0.key < $1.key }.map { key, row in
      "| \(key) | \(row.count) | \(row.read) | \(row.right) | \(row.wrong) | \(row.bytes) | "
        + "\(String(format: "%.0f", row.seconds * 1000)) |"
    }
    return """
      | what | cases | read | right | wrongly found | longest brief answer (bytes) | slowest (ms) |
      |---|--:|--:|--:|--:|--:|--:|
      \(lines.joined(separator: "\n"))

      Accessibility trees that were taken for a proof of *covered*: \(falseCovers).

      """
  }
}
