import Foundation

/// The table of all rows in Markdown, with the figures of the measured rows.
package enum PageTable {
  /// The lines around the table in a page.
  private static let (begin, end) = ("<!-- rows -->", "<!-- end of rows -->")

  package static let head = """
    | row | what | beside | ceiling | measured |
    |---|---|---|--:|---|
    """

  /// Returns a line of the table.
  package static func line(_ row: BenchmarkRow, _ result: RowResult?) -> String {
    let measured = result.map { $0.isKept == false ? "**\($0.text)**" : $0.text } ?? ""
    let cells = ["`\(row.id)`", row.what, row.peer ?? "–", row.ceiling.text, measured]
    return "| " + cells.joined(separator: " | ") + " |"
  }

  /// Returns the page with its table replaced by that of some results; nil if it has no place for a table.
  package static func fill(_ page: String, with results: [RowResult]) -> String? {
    guard let head = page.range(of: begin + "\n"), let tail = page.range(of: end),
      head.upperBound <= tail.lowerBound
    else { return nil }
    let lines = RowTable.groups.flatMap(\.rows).map { row in
      line(row, results.first { $0.row == row })
    }
    let table = ([Self.head] + lines).joined(separator: "\n") + "\n"
    return page.replacingCharacters(in: head.upperBound..<tail.lowerBound, with: table)
  }

  /// Returns the rows of a page's table without their figures; nil without a table.
  package static func rows(of page: String) -> [String]? {
    guard let head = page.range(of: begin + "\n"), let tail = page.range(of: end),
      head.upperBound <= tail.lowerBound
    else { return nil }
    return page[head.upperBound..<tail.lowerBound].split(separator: "\n").map { line in
      line.split(separator: "|").prefix(4).joined(separator: "|")
    }
  }
}
