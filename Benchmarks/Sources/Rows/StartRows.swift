import BenchmarkTable

/// Programs from their start to their end, as their user waits for them.
enum StartRows {
  static var all: [Row] {
    [
      row("start-version", "`touch-sandbox --version`, start to end", ["--version"]),
      row("start-hit", "`touch-sandbox hit`, start to end", hit),
      row("start-version-static", "`touch-sandbox --version`, start to end", ["--version"], .alone),
      row("start-hit-static", "`touch-sandbox hit`, start to end", hit, .alone),
      snapshot,
    ]
  }

  private static let hit = ["hit", "nested-colours", "100,100"]

  /// A program that imports Foundation and says hello.
  private enum Hello: String {
    /// With the language's libraries beside it, which are loaded at each start.
    case shared = "hello-foundation-shared"
    /// With what it needs of them in it, as programs are delivered.
    case alone = "hello-foundation"
  }

  private static func row(
    _ name: String,
    _ what: String,
    _ arguments: [String],
    _ hello: Hello = .shared
  ) -> Row {
    Row(
      title: RowTitle(
        name,
        what,
        beside: hello == .shared ? "a Foundation hello" : "a Foundation hello, linked statically",
        goal: hello == .shared ? .ratio(1.5) : nil
      ),
      needs: [.program("touch-sandbox"), .program(hello.rawValue)]
    ) { surroundings in
      try compare(
        ChildProgram(path: surroundings.program("touch-sandbox"), arguments: arguments),
        ChildProgram(path: surroundings.program(hello.rawValue)),
        in: surroundings
      )
    }
  }

  /// A picture of the size of the peer's window.
  private static var snapshot: Row {
    Row(
      title: RowTitle(
        "first-frame",
        "`touch-sandbox snapshot nested-colours`, start to end",
        beside: "Qt Widgets to their first frame in memory",
        goal: .ratio(1)
      ),
      needs: [.program("touch-sandbox"), .peer("qt_first_frame")]
    ) { surroundings in
      let workplace = surroundings.workplace
      // Not into a file of its name, which waits for the disk.
      let words = ["snapshot", "nested-colours", "--size", "1280x800", "--output", "-"]
      return try compare(
        ChildProgram(path: surroundings.program("touch-sandbox"), arguments: words),
        ChildProgram(
          path: surroundings.peer("qt_first_frame"),
          environment: ["XDG_RUNTIME_DIR": try workplace.path(".")]
        ),
        in: surroundings
      )
    }
  }

  private static func compare(
    _ program: ChildProgram,
    _ other: ChildProgram,
    in surroundings: Surroundings
  ) throws -> RowFigures {
    let (product, beside) = try Turns.measure(
      25,
      product: { try program.run(in: surroundings.workplace).seconds },
      beside: { try other.run(in: surroundings.workplace).seconds }
    )
    return RowFigures(.seconds, product, beside: beside)
  }
}
