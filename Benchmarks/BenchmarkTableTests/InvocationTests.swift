import BenchmarkTable
import Testing

@Suite("The command line of the benchmarks")
struct InvocationTests {
  private let groups = [
    (name: "drawing", rows: ["frame-100", "frame-1000"]), (name: "events", rows: ["drag", "tap"]),
  ]

  @Test("Names and options are read in any order")
  func reading() throws {
    let invocation = try Invocation(
      parsing: ["tap", "--json", "out.json", "drawing", "--peers", "folder", "--list"]
    )
    #expect(invocation.names == ["tap", "drawing"])
    #expect(invocation.json == "out.json" && invocation.peers == "folder" && invocation.wantsList)
  }

  @Test("Counts alone are checked where that is asked for")
  func checking() throws {
    #expect(try Invocation(parsing: ["--check", "events"]).wantsCheck)
    #expect(try !Invocation(parsing: ["events"]).wantsCheck)
  }

  @Test("Without names all rows are chosen; a row twice is measured once, in the groups' order")
  func choosing() throws {
    #expect(try chosen([]) == ["frame-100", "frame-1000", "drag", "tap"])
    #expect(try chosen(["tap", "drawing", "frame-100"]) == ["frame-100", "frame-1000", "tap"])
  }

  @Test("An unknown name is told with all that there are")
  func strangers() {
    #expect {
      try chosen(["drag", "frames"])
    } throws: { error in
      let message = (error as? Invocation.Problem)?.message ?? ""
      return message.contains("'frames'") && message.contains("  events: drag tap")
    }
  }

  @Test(
    "An option that is unknown or lacks its path is refused",
    arguments: [["--fast"], ["--json"], ["--json", "--list"]]
  )
  func wrongOptions(words: [String]) {
    #expect(throws: Invocation.Problem.self) { try Invocation(parsing: words) }
  }

  private func chosen(_ names: [String]) throws -> [String] {
    try Invocation(parsing: names).chosen(from: groups)
  }
}
