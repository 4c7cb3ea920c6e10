import BenchmarkTable
import Testing

@Suite("The command line of the benchmarks")
struct InvocationTests {
  private func ids(_ words: String...) throws -> [String] {
    try Invocation(parsing: words).chosen(from: RowTable.groups).map(\.id)
  }

  @Test("Names and options are read in any order")
  func reading() throws {
    let invocation = try Invocation(
      parsing: ["tap", "--page", "page.md", "drawing", "--peers", "folder", "--list", "--check"]
    )
    #expect(invocation.names == ["tap", "drawing"])
    #expect(invocation.page == "page.md" && invocation.peers == "folder")
    #expect(invocation.wantsList && invocation.wantsCheck && !invocation.wantsCounted)
  }

  @Test("Without names all rows are chosen; a row twice is measured once, in the table's order")
  func choosing() throws {
    #expect(try ids() == RowTable.groups.flatMap(\.rows).map(\.id))
    #expect(
      try ids("tap", "start", "start-hit") == ["start-hit", "start-why", "first-frame", "tap"]
    )
  }

  @Test("Counts alone are chosen where that is asked for")
  func counting() throws {
    #expect(try ids("--counted") == ["text-kept", "drag-allocations"])
    #expect(try ids("--counted", "events") == ["drag-allocations"])
  }

  @Test("An unknown name is told with all that there are")
  func strangers() {
    #expect {
      try ids("drag", "frames")
    } throws: { error in
      let message = (error as? Invocation.Problem)?.message ?? ""
      return message.contains("'frames'") && message.contains("  events: drag drag-allocations tap")
    }
  }

  @Test(
    "An option that is unknown or lacks its path is refused",
    arguments: [["--fast"], ["--page"], ["--page", "--list"]]
  )
  func wrongOptions(words: [String]) {
    #expect(throws: Invocation.Problem.self) { try Invocation(parsing: words) }
  }
}
