import BenchmarkTable

/// The window that is left alone.
enum WindowRows {
  static var all: [Row] {
    let title = RowTitle(
      "idle-memory",
      "resident memory of the idle window with nested-colours",
      beside: "an SDL program in C with a window of 1280x800",
      goal: .ratio(0.8)
    )
    return [
      Row(title: title, needs: [.program("touch-sandbox"), .peer("sdl_idle"), .display]) {
        surroundings in
        let display = try VirtualDisplay(in: surroundings)
        defer { display.stop(in: surroundings) }
        let own = ChildProgram(
          path: surroundings.program("touch-sandbox"),
          arguments: ["run", "nested-colours"]
        )
        let other = ChildProgram(path: surroundings.peer("sdl_idle"))
        let (product, beside) = try Turns.measure(
          Turns.few,
          product: { try IdleProgram.memory(of: own, on: display, in: surroundings) },
          beside: { try IdleProgram.memory(of: other, on: display, in: surroundings) }
        )
        return RowFigures(.megabytes, product, beside: beside)
      }
    ]
  }
}
