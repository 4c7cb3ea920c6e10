import BenchmarkTable

/// Runs of programs from start to end, as their user waits for them.
enum StartRows {
  static var all: [Measurement] {
    [
      command("start-hit", ["hit", "nested-colours", "100,100"]),
      command("start-why", ["why", "nested-colours", "100,100"]),
      snapshot,
    ]
  }

  /// Returns a command beside a program that imports Foundation and says hello.
  private static func command(_ id: String, _ arguments: [String]) -> Measurement {
    // This program loads the language's shared libraries at each start.
    let hello = "hello-foundation-shared"
    return Measurement(id, needs: [.program("touch-sandbox"), .program(hello)]) { surroundings in
      try compare(
        ChildProgram(path: surroundings.program("touch-sandbox"), arguments: arguments),
        ChildProgram(path: surroundings.program(hello)),
        in: surroundings
      )
    }
  }

  /// A picture of the size of the peer's window.
  private static var snapshot: Measurement {
    let needs: [Measurement.Need] = [.program("touch-sandbox"), .peer("qt_first_frame")]
    return Measurement("first-frame", needs: needs) { surroundings in
      // The output does not go to a named file, which waits for the disk.
      let words = ["snapshot", "nested-colours", "--size", "1280x800", "--output", "-"]
      return try compare(
        ChildProgram(path: surroundings.program("touch-sandbox"), arguments: words),
        ChildProgram(
          path: surroundings.peer("qt_first_frame"),
          environment: ["XDG_RUNTIME_DIR": try surroundings.workplace.path(".")]
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
