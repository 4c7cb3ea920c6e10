import Drawing
import Foundation
import ScreenshotReferences
import Testing

@Suite("Report of differences")
struct ReportTests {
  private let folder = SnapshotFolder()
  private var report: ScreenshotReport { ScreenshotReport(below: [folder.url.path]) }

  @Test("A picture is shown with its reference and the difference, all within the page")
  func picture() throws {
    try folder.verify(.black, .missing)
    #expect(report.count == 0)
    try? folder.verify(.white, .never)
    #expect(report.count == 1)
    let html = report.html()
    for file in ["a square.png", "a square.actual.png", "a square.difference.png"] {
      let data = try Data(contentsOf: URL(fileURLWithPath: folder.path(file)))
      #expect(html.contains("data:image/png;base64,\(data.base64EncodedString())"))
    }
    for view in ["slider", "blink", "difference", "side"] {
      #expect(html.contains("<button data-view=\"\(view)\">"))
    }
    #expect(!html.contains("http") && !html.contains("src=\"/"))
    try folder.verify(.black, .never)
    #expect(report.count == 0)
  }

  @Test("A picture without a reference is shown alone")
  func missing() throws {
    try? folder.verify(.black, .never)
    #expect(report.html().contains("There is no reference"))
  }

  @Test("Lines are shown as lines, and cannot become part of the page")
  func text() throws {
    _ = try folder.compare("first\n<script>old</script>")
    _ = try folder.compare("first\n<b>new</b>", .never)
    let html = report.html()
    #expect(html.contains("<del>- &lt;script&gt;old&lt;/script&gt;</del>"))
    #expect(html.contains("<ins>+ &lt;b&gt;new&lt;/b&gt;</ins>"))
  }
}
