import Foundation
import Inspector
import ScreenshotReferences

/// Differences of screenshot tests that a user accepts or keeps, one after the other.
struct Review {
  private(set) var entries: [ReviewEntry]
  let groups: [ReviewGroup]
  /// The number of references that came out as they are.
  let matching: Int
  let folders: [String]
  let language: Language
  /// The decisions that can be taken back, the last one at the end.
  private var steps: [[Step]] = []

  private struct Step {
    let entry: Int
    let former: ReviewEntry.State
    let acceptance: ScreenshotAcceptance?
  }

  /// Collects the differences below some folders.
  ///
  /// - Parameters:
  ///   - folders: where to look.
  ///   - language: the language of all words.
  ///   - progress: called before each difference with its number and their count.
  init(below folders: [String], in language: Language, progress: (Int, Int) -> Void = { _, _ in }) {
    (self.folders, self.language) = (folders, language)
    let report = ScreenshotReport(below: folders)
    var entries: [ReviewEntry] = []
    let files = report.differences
    for (number, files) in files.enumerated() {
      progress(number + 1, report.count)
      if ScreenshotAcceptance.isDone(files) {
        // A program ended in the middle of an acceptance.
        try? ScreenshotAcceptance.finish(files)
      } else {
        entries.append(ReviewEntry(files))
      }
    }
    for files in report.references { ScreenshotAcceptance.removeLeftFacts(files) }
    self.entries = entries
    groups = ReviewGroup.groups(of: entries, in: language)
    let different = Set(entries.map(\.files.reference))
    matching = report.references.count { !different.contains($0.reference) }
  }

  /// The positions of entries that are not decided.
  var open: [Int] { entries.indices.filter { entries[$0].state == .open } }

  /// Whether a decision can be taken back.
  var canUndo: Bool { !steps.isEmpty }

  /// The number of entries in a state.
  func count(_ state: ReviewEntry.State) -> Int { entries.count { $0.state == state } }

  // MARK: - Deciding

  /// Writes new references; after a problem those before it are accepted, and it and the rest are open.
  mutating func accept(_ indices: [Int]) throws(ReviewProblem) {
    var done: [Step] = []
    defer { if !done.isEmpty { steps.append(done) } }
    for index in indices where entries[index].state != .accepted {
      do {
        let former = entries[index].state
        let acceptance = try entries[index].accept()
        done.append(Step(entry: index, former: former, acceptance: acceptance))
      } catch {
        throw ReviewProblem(entry: index, name: entries[index].name, error: error)
      }
    }
  }

  /// Leaves a reference as it is: the test goes on failing.
  mutating func keep(_ index: Int) {
    guard entries[index].state == .open else { return }
    entries[index].state = .kept
    steps.append([Step(entry: index, former: .open, acceptance: nil)])
  }

  /// Takes the last decision back.
  ///
  /// - Returns: the first entry that is open again; nil where there was nothing to take back.
  mutating func undo() throws(ReviewProblem) -> Int? {
    guard let last = steps.last else { return nil }
    for step in last.reversed() {
      do {
        try step.acceptance?.undo()
        entries[step.entry].reopen(step.former)
      } catch {
        throw ReviewProblem(entry: step.entry, name: entries[step.entry].name, error: error)
      }
    }
    steps.removeLast()
    return last.first?.entry
  }

  // MARK: - In words

  /// The result, once nothing is open; nil before.
  var summary: (text: String, commit: String)? {
    guard open.isEmpty, !entries.isEmpty else { return nil }
    let (accepted, kept) = (count(.accepted), count(.kept))
    let text = language(
      "Nothing is open: \(accepted) accepted, \(kept) kept.",
      "全部处理完毕：接受 \(accepted)，保留 \(kept)。"
    )
    guard accepted > 0 else { return (text, "") }
    let files = entries.filter { $0.state == .accepted }.flatMap { entry in
      [entry.files.reference, entry.files.facts].filter(FileManager.default.fileExists)
    }
    return (text, "git add -- " + files.map { ShownPath($0).quoted }.joined(separator: " "))
  }
}

/// A path as people and shells are told it.
struct ShownPath {
  /// The path from the present folder where the file is below it.
  let relative: String

  init(_ path: String) {
    let here = FileManager.default.currentDirectoryPath + "/"
    relative = path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
  }

  /// The path as a word of a shell.
  var quoted: String {
    let isPlain = relative.allSatisfy { character in
      character.isASCII && (character.isLetter || character.isNumber || "_./-".contains(character))
    }
    return isPlain ? relative : "'" + relative.replacingOccurrences(of: "'", with: "'\\''") + "'"
  }
}

/// A reference that cannot be written.
struct ReviewProblem: Error {
  /// A reason of the review itself.
  enum Cause: Error { case unreadable, changed }

  let entry: Int
  let name: String
  let error: any Error

  func text(in language: Language) -> String {
    switch error {
    case Cause.unreadable:
      language("\(name) is no picture. Run the test again.", "\(name) 不是图片。请重新运行测试。")
    case Cause.changed, is ScreenshotChanged:
      language(
        "\(name) changed since it was shown. Start the review again.",
        "\(name) 在显示之后又有变化。请重新开始审阅。"
      )
    default:
      language(
        "\(name) cannot be written: \(error.localizedDescription).",
        "无法写入 \(name)：\(error.localizedDescription)。"
      )
    }
  }
}
