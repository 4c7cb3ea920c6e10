import ArgumentParser

/// The commands for the references of screenshot tests.
struct ScreenshotsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "screenshots",
    abstract: "Review, accept, report and prune screenshots of tests.",
    discussion: """
      Examples:
        touch-sandbox screenshots review
        touch-sandbox screenshots accept CheckoutTests/basket
        touch-sandbox screenshots report
        SCREENSHOT_LOG=used.txt swift test
        touch-sandbox screenshots prune --used used.txt
        touch-sandbox screenshots prune --used used.txt --delete
      """,
    subcommands: [
      ScreenshotsReviewCommand.self, ScreenshotsAcceptCommand.self, ScreenshotsReportCommand.self,
      ScreenshotsPruneCommand.self,
    ]
  )
}
