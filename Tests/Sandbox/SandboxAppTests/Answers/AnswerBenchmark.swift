import Foundation
import Inspector
import TouchInput
import SandboxHost
import SandboxScenes
import SceneFiles
import TextFormats
import Testing

@testable import SandboxApp

/// A question about a text, and the right answer.
struct AnswerCase: CustomStringConvertible {
  let causes: [AnswerCause]
  let form: AnswerForm
  let disturbance: AnswerDisturbance
  let text: String
  let title: String
  /// Whether the right answer is that the text has no such button.
  let isAbsent: Bool
  /// The reason that has to be first; nil if no reason can be known.
  let first: TouchCheck?
  /// Whether the first reason is certain.
  let isFound: Bool
  /// The reasons that may be reported as found.
  let allowed: Set<TouchCheck>

  var description: String {
    "\(causes.map(\.rawValue).joined(separator: "+")), \(form), \(disturbance)"
  }

  /// Creates the case of a number: causes and pairs, forms and disturbances alternate.
  init(_ number: Int) {
    var random = SeededRandom(seed: UInt64(number) + 1)
    let all = AnswerCause.allCases
    var causes = [all[number % all.count]]
    if number / all.count % 2 == 1 {
      causes.append(all[(number * 7 + number / all.count) % all.count])
      if causes[0] == causes[1] || Self.excludes(causes[0], causes[1]) { causes.removeLast() }
    }
    // Half of all forms are complete trees.
    let forms: [AnswerForm] = [
      .tree, .tree, .headless, .tree, .array, .tree, .pieces, .elements, .tree, .pageSource,
    ]
    let form = forms[Int.random(in: 0..<forms.count, using: &random)]
    let disturbances = AnswerDisturbance.allCases.filter { $0.happens(to: form) }
    let disturbance = disturbances[Int.random(in: 0..<disturbances.count, using: &random)]
    var seed = SeededRandom(seed: UInt64(number) * 31 + 7)
    let screenNumber = Int.random(in: 0..<60, using: &random)
    var again = seed
    let older = AnswerScreen(screenNumber, &again)
    var screen = AnswerScreen(screenNumber, &seed)
    // The causes are sorted so that a covering view is placed at the button's final place.
    for cause in causes.sorted(by: { $0.rank < $1.rank }) { cause.put(into: &screen) }
    // A driver reports views off the screen as invisible, so that cause comes first.
    let isFirst = { (cause: AnswerCause) in
      form == .pageSource && cause.check == .outsideBounds ? -1 : cause.rank
    }
    let told = causes.filter { form.tells($0, in: screen) }.sorted { isFirst($0) < isFirst($1) }
    let proved = told.filter(\.isFound)
    (self.causes, self.form, self.disturbance) = (causes, form, disturbance)
    (first, isFound) = ((proved.first ?? told.first)?.check, !proved.isEmpty)
    allowed = Set(proved.compactMap(\.check)).union(told.flatMap(\.follows))
    text = disturbance.disturbed(
      form.text(of: screen),
      older: AnswerForm.tree.text(of: older),
      answers: screen.answers
    )
    title = form == .pieces || form == .array ? screen.button.address : screen.title
    isAbsent = form == .elements && !screen.button.isShown
  }

  /// Returns whether two causes exclude each other.
  private static func excludes(_ one: AnswerCause, _ other: AnswerCause) -> Bool {
    let pair: Set<AnswerCause> = [one, other]
    let exclusive: [Set<AnswerCause>] = [
      [.noTarget, .nobodyHandles], [.outside, .offScreen], [.covered, .coveredFaintly],
      [.hidden, .transparent], [.hiddenAbove, .transparentAbove], [.noTarget, .tapAbove],
      [.noTarget, .delayedByPress], [.ignoring, .ignoringUntold],
    ]
    return exclusive.contains(pair)
  }

  /// An answer, compared with the right one.
  struct Result {
    var isRight = false
    /// The reasons that were reported as found, but are false.
    var wrong: [TouchCheck] = []
    var bytes = 0
    var seconds = 0.0
    var answer = ""
  }

  @MainActor func ask() throws -> Result {
    let start = ContinuousClock.now
    let file = SceneFile(path: "paste.txt")
    let content = try file.read(ImportedTexts(text, named: "paste.txt"))
    guard case .scene(let blueprint) = content.reading else {
      throw ProgramError(.dataError, "no scene: \(content.reading)")
    }
    let scene = file.scene(blueprint, file: nil)
    let whole = SceneInquiry(scene, size: PictureSize.size(nil, for: scene))
    let (inquiry, index) = try whole.asking(about: title)
    let diagnosis = inquiry.diagnosis(of: index, at: nil)
    var result = Result()
    result.answer = diagnosis.text()
    let passed = (ContinuousClock.now - start).components
    result.seconds = Double(passed.seconds) + Double(passed.attoseconds) / 1e18
    result.bytes = result.answer.utf8.count
    let likeliest = diagnosis.likeliest
    let isSure = likeliest?.state == .found || likeliest?.state == .partial
    result.isRight = isFound ? likeliest?.check == first && isSure : !isSure
    if !isFound, let first, likeliest?.check != first { result.isRight = false }
    result.wrong = diagnosis.items(.found).map(\.check).filter { !allowed.contains($0) }
    return result
  }
}

@Suite("Answers about texts of which the mistake is known")
@MainActor
struct AnswerBenchmark {
  /// The number of cases: a few in every run of the tests, and all if a number is given.
  private static let count =
    ProcessInfo.processInfo.environment["TOUCH_SANDBOX_ANSWER_CASES"].flatMap(Int.init) ?? 300

  @Test("the right reason comes first, and none is called found that is not so")
  func answers() throws {
    var table = AnswerTable()
    for number in 0..<Self.count {
      let item = AnswerCase(number)
      do {
        table.add(item, try item.ask())
      } catch {
        var result = AnswerCase.Result()
        result.isRight = item.isAbsent
        result.answer = "\(error)"
        table.add(item, result)
      }
    }
    if let path = ProcessInfo.processInfo.environment["TOUCH_SANDBOX_ANSWER_TABLE"] {
      try table.text.write(toFile: path, atomically: true, encoding: .utf8)
      try table.failures.write(toFile: path + ".failed", atomically: true, encoding: .utf8)
    }
    #expect(table.rightShare >= 0.98, "\(table.failures)")
    #expect(table.wrongShare <= 0.005, "\(table.failures)")
    #expect(table.mostBytes <= 1024, "\(table.longest)")
  }
}

/// The number of right answers, by cause, form and disturbance.
struct AnswerTable {
  private var rows: [String: (count: Int, right: Int, wrong: Int)] = [:]
  private(set) var mostBytes = 0
  private(set) var longest = ""
  private var seconds: [Double] = []
  private var failed: [String] = []

  mutating func add(_ item: AnswerCase, _ result: AnswerCase.Result) {
    let kind = item.causes.count == 1 ? item.causes[0].rawValue : "pairs of causes"
    for key in ["all", "cause: \(kind)", "form: \(item.form)", "text: \(item.disturbance)"] {
      var row = rows[key] ?? (0, 0, 0)
      row.count += 1
      row.right += result.isRight ? 1 : 0
      row.wrong += result.wrong.isEmpty ? 0 : 1
      rows[key] = row
    }
    if result.bytes > mostBytes { (mostBytes, longest) = (result.bytes, result.answer) }
    seconds.append(result.seconds)
    guard !result.isRight || !result.wrong.isEmpty else { return }
    failed.append(
      "\(item): expected \(item.first?.rawValue ?? "none"), wrong \(result.wrong)\n\(result.answer)\n\(item.text)"
    )
  }

  var rightShare: Double { share { $0.right } }
  var wrongShare: Double { share { $0.wrong } }
  /// The first failed cases, in full.
  var failures: String { failed.prefix(12).joined(separator: "\n\n") }

  private func share(_ part: ((count: Int, right: Int, wrong: Int)) -> Int) -> Double {
    guard let all = rows["all"], all.count > 0 else { return 0 }
    return Double(part(all)) / Double(all.count)
  }

  /// The table for a page of the documentation.
  var text: String {
    let times = seconds.sorted()
    let slowest = times.isEmpty ? 0 : times[times.count * 95 / 100]
    let lines = rows.sorted { $0.key < $1.key }.map { key, row in
      "| \(key) | \(row.count) | \(row.right) | \(row.wrong) |"
    }
    return """
      | what | cases | right first | wrongly found |
      |---|--:|--:|--:|
      \(lines.joined(separator: "\n"))

      The longest answer has \(mostBytes) bytes; 95 of 100 took at most \
      \(String(format: "%.0f", slowest * 1000)) ms.

      """
  }
}
