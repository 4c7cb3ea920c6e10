import Foundation

/// One difference on a report's page.
struct ReportEntry {
  let number: Int
  let files: ScreenshotFiles

  var html: String {
    let url = URL(fileURLWithPath: files.reference)
    let name = url.deletingPathExtension().lastPathComponent
    let test = url.deletingLastPathComponent().lastPathComponent
    return """
      <section>
      <h2>\(ReportEntry.escaped(name)) <small>\(ReportEntry.escaped(test))</small></h2>
      \(url.pathExtension == "png" ? pictures : text)
      <details><summary>Files</summary><pre>\(paths)</pre></details>
      </section>

      """
  }

  private var paths: String {
    ReportEntry.escaped(
      """
      reference:  \(files.reference)
      actual:     \(files.actual)
      difference: \(files.difference)
      """
    )
  }

  // MARK: - Pictures

  private var pictures: String {
    guard let reference = image(files.reference, "reference") else {
      return "<p>There is no reference.</p>\n" + (image(files.actual, "actual") ?? "")
    }
    let actual = image(files.actual, "actual") ?? ""
    guard let difference = image(files.difference, "difference") else { return reference + actual }
    return """
      <div class="views" data-view="slider">
      <nav>\(tabs)</nav>
      <div class="stack">\(reference)\(actual)\(difference)<i class="edge"></i></div>
      <input type="range" min="0" max="100" value="50" step="0.5" aria-label="Visible share of the \
      actual picture">
      </div>
      """
  }

  private var tabs: String {
    [
      ("slider", "Slider"), ("blink", "Blink"), ("difference", "Difference"),
      ("side", "Side by side"),
    ]
    .map { "<button data-view=\"\($0)\">\($1)</button>" }.joined()
  }

  private func image(_ path: String, _ role: String) -> String? {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else { return nil }
    return """
      <figure class="\(role)"><img alt="\(role)" src="data:image/png;base64,\
      \(data.base64EncodedString())"><figcaption>\(role)</figcaption></figure>
      """
  }

  // MARK: - Texts

  private var text: String {
    let path = [files.difference, files.actual].first(where: FileManager.default.fileExists)
    let text = path.flatMap { try? String(contentsOfFile: $0, encoding: .utf8) } ?? ""
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let escaped = ReportEntry.escaped(String(line))
      if line.hasPrefix("- ") { return "<del>\(escaped)</del>" }
      return line.hasPrefix("+ ") ? "<ins>\(escaped)</ins>" : escaped
    }
    return "<pre class=\"lines\">\(lines.joined(separator: "\n"))</pre>"
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;")
      .replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;")
      .replacingOccurrences(of: "\"", with: "&quot;")
  }
}
