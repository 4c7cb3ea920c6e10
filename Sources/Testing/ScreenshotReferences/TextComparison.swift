import Foundation

/// Compares a text with another one, line by line.
struct TextComparison {
  let difference: ScreenshotDifference?

  init(from reference: String, to actual: String) {
    guard reference != actual else {
      difference = nil
      return
    }
    let lines = TextDifference.lines(from: reference, to: actual)
    difference = ScreenshotDifference(
      outcome: .differentText(TextComparison.excerpt(lines)),
      file: Data((lines.joined(separator: "\n") + "\n").utf8)
    )
  }

  /// Returns the first lines that differ, which are enough in most cases.
  private static func excerpt(_ lines: [String]) -> String {
    let changed = lines.filter { !$0.hasPrefix("  ") }
    let shown = changed.prefix(12).map { "  " + $0 }
    let rest = changed.count - shown.count
    return (shown + (rest > 0 ? ["  … \(rest) more lines"] : [])).joined(separator: "\n")
  }
}
