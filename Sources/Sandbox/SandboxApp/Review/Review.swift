import Foundation
import Inspector
import ScreenshotReferences

/// Differences of screenshot tests that a user accepts or keeps, one after the other.
struct Review {
  private(set) var entries: [ReviewEntry]
  let groups: [ReviewGroup]
  /// The number of unchanged references.
  let matching: Int
  let folders: [String]
  let language: Language
  /// The decisions that can be undone; the latest is last.
  private var steps: [[Step]] = []

  private struct Step {
    let entry: Int
    let former: ReviewEntry.State
    let acceptance: ScreenshotAcceptance?
  }

  /// Collects the differences below some folders.
  ///
  /// - Parameters:
  ///   - folders: The folders to search.
  ///   - language: The language of all texts.
  ///   - progress: Called before each difference with its number and the total count.
  init(below folders: [String], in language: Language, progress: (Int, Int) -> Void = { _, _ in }) {
    (self.folders, self.language) = (folders, language)
    let report = ScreenshotReport(below: folders)
    var entries: [ReviewEntry] = []
    let files = report.differences
    for (number, files) in files.enumerated() {
      progress(number + 1, report.count)
      if ScreenshotAcceptance.isDone(files) {
        // An earlier program ended during an acceptance.
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

  /// The indices of open entries.
  var open: [Int] { entries.indices.filter { entries[$0].state == .open } }

  /// Whether a decision can be undone.
  var canUndo: Bool { !steps.isEmpty }

  /// Returns the number of entries in a state.
  func count(_ state: ReviewEntry.State) -> Int { entries.count { $0.state == state } }

  // MARK: - Deciding

  /// Writes new references; after a problem, that entry and the rest stay open.
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

  /// Leaves a reference unchanged, so the test still fails.
  mutating func keep(_ index: Int) {
    guard entries[index].state == .open else { return }
    entries[index].state = .kept
    steps.append([Step(entry: index, former: .open, acceptance: nil)])
  }

  /// Undoes the last decision.
  ///
  /// - Returns: The first entry that is open again; nil without a decision to undo.
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

  // MARK: - Descriptions

  /// The result once no entry is open; nil before.
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

/// A path for people and shells.
nonisolated struct ShownPath {
  /// The path relative to the current folder, if the file is below it.
  let relative: String

  init(_ path: String) {
    let here = FileManager.default.currentDirectoryPath + "/"
    relative = path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
  }

  /// The path as a quoted word for a shell.
  var quoted: String {
    let isPlain = relative.allSatisfy { character in
      character.isASCII && (character.isLetter || character.isNumber || "_./-".contains(character))
    }
    return isPlain ? relative : "'" + relative.replacingOccurrences(of: "'", with: "'\\''") + "'"
  }
}

extension Review {
  /// Returns the result of a review without differences.
  func emptyText(in language: Language) -> String {
    guard matching > 0 else {
      return language(
        "No screenshots were found. Name the folder that contains `__Snapshots__`. References are in"
          + " `__Snapshots__/CardTests/NAME.png` or `__Snapshots__/NAME.png`.",
        "没有找到截图。请指定包含 `__Snapshots__` 的文件夹。参考图位于 `__Snapshots__/CardTests/NAME.png` 或"
          + " `__Snapshots__/NAME.png`。"
      )
    }
    return language(
      "No differences: all \(matching) references match.",
      "没有差异：\(matching) 张截图全部一致。"
    )
  }
}

/// A reference that cannot be written.
struct ReviewProblem: Error {
  /// A cause in the review itself.
  enum Cause: Error { case unreadable, changed }

  let entry: Int
  let name: String
  let error: any Error

  func text(in language: Language) -> String {
    switch error {
    case Cause.unreadable:
      language("\(name) is not a picture. Run the test again.", "\(name) 不是图片。请重新运行测试。")
    case Cause.changed, is ScreenshotChanged:
      language(
        "\(name) changed after it was shown. Start the review again.",
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
