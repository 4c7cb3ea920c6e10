import Foundation

/// All differences below some folders as one HTML page that needs no other file.
///
/// The page compares pictures with a slider, by blinking, side by side, or by the difference. It shows the changed
/// lines of texts.
public struct ScreenshotReport {
  /// The number of differences on the page.
  public var count: Int { failures.count }

  /// All references, sorted by path.
  public let references: [ScreenshotFiles]

  private let failures: [ScreenshotFiles]

  /// Collects the differences below the folders.
  public init(below folders: [String]) {
    let found = ReferenceFolders(below: folders)
    (references, failures) = (found.references, found.failures)
  }

  /// The files of each difference, sorted by path.
  public var differences: [ScreenshotFiles] { failures }

  /// Returns the page.
  public func html() -> String {
    let entries = failures.enumerated().map { ReportEntry(number: $0, files: $1).html }
    let title = count == 1 ? "1 difference" : "\(count) differences"
    let body = entries.isEmpty ? "<p>Everything matches its reference.</p>" : entries.joined()
    return """
      <!doctype html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>\(title)</title>
      <style>
      \(ReportPage.style)
      </style>
      <h1>\(title)</h1>
      \(body)
      <script>
      \(ReportPage.script)
      </script>
      </html>

      """
  }
}
