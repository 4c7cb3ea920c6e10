import ArgumentParser
import Foundation
import Inspector
import SandboxHost
import ScreenshotReferences

/// The command that collects the differences of screenshot tests on one page.
struct ScreenshotsReportCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Write one page with all differences of screenshot tests.",
    discussion: """
      A failed test writes the actual picture beside its reference. The page shows all differences \
      below the folders, with a slider, blinking, the difference, and side by side. It needs no \
      other file.
      """
  )

  @Argument(help: ArgumentHelp("The folders to search.", valueName: "folder"))
  var folders: [String] = ["."]

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The file to write or replace; - is standard output.",
      valueName: "file"
    )
  )
  var output = "screenshots.html"

  @MainActor func work() throws {
    try writeReport()
  }

  @MainActor private func writeReport() throws(ProgramError) {
    try FolderCheck.check(folders)
    _ = try ScreenshotSettingsCheck.projects(folders)
    let report = ScreenshotReport(below: folders)
    try PictureFile(path: output).write(Data(report.html().utf8), replacing: true)
    guard output != "-" else { return }
    let count = report.count == 1 ? "1 difference" : "\(report.count) differences"
    try StandardOutput.write("\(count) in \(output)")
    guard report.count == 0 else { return }
    let review = Review(below: folders, in: .english)
    if review.matching == 0 { StandardError.write(review.emptyText(in: .english)) }
  }
}
