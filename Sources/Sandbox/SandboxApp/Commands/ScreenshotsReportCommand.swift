import ArgumentParser
import Foundation
import SandboxHost
import ScreenshotReferences

/// The command that collects the differences of screenshot tests on one page.
struct ScreenshotsReportCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Write a page with all differences: slider, blinking, difference, side by side.",
    discussion: """
      Tests leave what came out different beside its reference. The page holds all of it below the
      folders, and needs no other file.
      """
  )

  @Argument(help: ArgumentHelp("Where to look.", valueName: "folder"))
  var folders: [String] = ["."]

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The file to write, replaced if it exists; - is standard output.",
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
  }
}
