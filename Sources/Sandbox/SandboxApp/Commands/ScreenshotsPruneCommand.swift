import ArgumentParser
import Foundation
import SandboxHost
import ScreenshotReferences
import TextFormats

/// The command that finds and optionally deletes references that no test uses.
struct ScreenshotsPruneCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "prune",
    abstract: "List references that no test uses; delete them with --delete.",
    discussion: """
      A reference is unused if its test file is missing. To find other unused references, log the \
      references that a run of the tests uses, and pass the log with --used. The command keeps \
      references of test files that did not run.

      Examples:
        touch-sandbox screenshots prune
        SCREENSHOT_LOG=used.txt swift test
        touch-sandbox screenshots prune --used used.txt --delete
      """
  )

  @Argument(help: ArgumentHelp("The folders to search.", valueName: "folder"))
  var folders: [String] = ["."]

  @Option(help: ArgumentHelp("The log of the references that a test run used.", valueName: "file"))
  var used: String?

  @Flag(help: "Delete them, with the files of their differences.")
  var delete = false

  @MainActor func work() throws {
    try prune()
  }

  @MainActor private func prune() throws(ProgramError) {
    try FolderCheck.check(folders)
    let pruning = ScreenshotPruning(below: folders, used: try usedReferences())
    if !pruning.unused.isEmpty {
      try StandardOutput.write(pruning.unused.joined(separator: "\n"))
    }
    let count = pruning.unused.count
    let references = count == 1 ? "1 unused reference" : "\(count) unused references"
    guard delete else {
      StandardError.write(references + (count == 0 ? "." : ". --delete deletes them."))
      let fails = try ScreenshotSettingsCheck.projects(folders).contains(where: \.failsOnUnused)
      guard !fails || pruning.unused.isEmpty else {
        throw ProgramError(
          .failed,
          count == 1 ? "1 reference is unused." : "\(count) references are unused."
        )
      }
      return
    }
    do {
      try pruning.remove()
    } catch {
      throw ProgramError(.cannotCreate, "a reference cannot be removed: \(error)")
    }
    StandardError.write("Deleted \(references).")
  }

  private func usedReferences() throws(ProgramError) -> Set<String>? {
    guard let used else { return nil }
    guard let text = try? String(contentsOfFile: used, encoding: .utf8) else {
      throw ProgramError(
        .noInput,
        "cannot read \(used.debugDescription). Create it: run the tests with"
          + " SCREENSHOT_LOG=\(used)."
      )
    }
    return ScreenshotUse.references(in: text)
  }
}

/// The check for missing folders, in which no reference would be found.
enum FolderCheck {
  static func check(_ folders: [String]) throws(ProgramError) {
    for folder in folders where !FileManager.default.fileExists(atPath: folder) {
      throw ProgramError(.noInput, "there is no folder \(folder.debugDescription)")
    }
  }
}
