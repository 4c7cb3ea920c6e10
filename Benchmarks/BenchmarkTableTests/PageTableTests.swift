import BenchmarkTable
import Foundation
import Testing

@Suite("The table of the page")
struct PageTableTests {
  private let page = "# Title\n\n<!-- rows -->\n| old |\n<!-- end of rows -->\n\nThe rest.\n"
  private let rows = RowTable.groups.flatMap(\.rows)

  @Test("Names are said once, without spaces")
  func names() {
    let names = RowTable.groups.map(\.name) + rows.map(\.id)
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { !$0.contains(" ") })
  }

  @Test("All rows stand in the page, with the figures of those that were measured")
  func filling() throws {
    let row = try #require(rows.first { $0.id == "drag" })
    let figures = RowFigures(.seconds, Samples(exactly: 1e-7), beside: Samples(exactly: 4e-7))
    let filled = try #require(PageTable.fill(page, with: [RowResult(row, figures)]))
    #expect(filled.hasPrefix("# Title\n\n<!-- rows -->\n| row |"))
    #expect(filled.hasSuffix("|\n<!-- end of rows -->\n\nThe rest.\n"))
    #expect(filled.contains("| ≤ 0.8× | 100 ns, 0.25× of 400 ns |\n"))
    #expect(filled.contains("| `validate` |"))
    #expect(PageTable.rows(of: filled)?.count == rows.count + 2)
    #expect(PageTable.fill("no table", with: []) == nil)
    #expect(PageTable.fill(filled, with: []) == PageTable.fill(page, with: []))
  }

  @Test("Performance.md has the rows of the table, with their ceilings")
  func printed() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let file = root.deletingLastPathComponent().appending(path: "Documentation/Performance.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let fresh = try #require(PageTable.fill(text, with: []))
    #expect(PageTable.rows(of: text) == PageTable.rows(of: fresh))
  }

  @Test("A row above its ceiling stands out, and one whose answers differ")
  func excess() throws {
    let row = BenchmarkRow("pick", "a pick", beside: "a peer", .ratio(1))
    let beside = Samples(exactly: 1e-6)
    var figures = RowFigures(.seconds, Samples(exactly: 2e-6), beside: beside, note: "warm")
    #expect(RowResult(row, figures).isKept == false)
    #expect(
      PageTable.line(row, RowResult(row, figures))
        == "| `pick` | a pick | a peer | ≤ 1× | **2 µs (warm), 2× of 1 µs** |"
    )
    figures.product = Samples(exactly: 5e-7)
    #expect(RowResult(row, figures).isKept == true)
    figures.haveDifferentAnswers = true
    #expect(RowResult(row, figures).isKept == false)
    #expect(RowResult(row, figures).text == "500 ns (warm); the answers differ")
    #expect(PageTable.line(row, nil) == "| `pick` | a pick | a peer | ≤ 1× |  |")
  }
}
