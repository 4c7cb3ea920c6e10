import ArgumentParser

/// What is done with the references of screenshot tests.
struct ScreenshotsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "screenshots",
    abstract: "Look at what screenshot tests found different; find references nobody uses.",
    discussion: """
      Examples:
        touch-sandbox screenshots report
        SCREENSHOT_LOG=used.txt swift test
        touch-sandbox screenshots prune --used used.txt
        touch-sandbox screenshots prune --used used.txt --delete
      """,
    subcommands: [ScreenshotsReportCommand.self, ScreenshotsPruneCommand.self]
  )
}
