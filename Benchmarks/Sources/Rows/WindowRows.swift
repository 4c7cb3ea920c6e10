import BenchmarkTable
import Foundation
import TouchInput
@_spi(Benchmarks) import SandboxHost

/// The window, in use and idle.
enum WindowRows {
  static var all: [Measurement] { [drag, browser, idleWork, idleMemory] }

  /// A finger that moves over nested views, with each tab of the inspector in turn.
  private static var drag: Measurement {
    Measurement("window-drag") { _ in
      let tabs = ["V", "I", "G", "E"]
      var frames: [[InputEvent]] = [InputEvent.press("A"), [.finger(.began, 300, 200)]]
      for step in 0..<3_000 {
        let angle = Double(step) / 40
        if step.isMultiple(of: 600) { frames.append(InputEvent.press(tabs[step / 600 % 4])) }
        frames.append([.finger(.moved, 300 + 150 * cos(angle), 240 + 150 * sin(angle))])
      }
      let loop = try MeasuredLoop.scene("nested-colours", size: NestedBoxes.screen, frames: frames)
      try loop.runUntilOver()
      guard let product = Samples(loop.durations), let longest = loop.durations.max() else {
        throw BenchmarkProblem("nothing was measured")
      }
      return RowFigures(
        .seconds,
        product,
        note: "the longest \(FigureUnit.seconds.text(longest))"
      )
    }
  }

  /// The figures that `Scripts/bench-page` measures in ten seconds.
  nonisolated private struct PageReport: Decodable {
    let movement: [String: Double]

    private enum CodingKeys: String, CodingKey { case movement = "movement_to_pixels_ms" }
  }

  private static var browser: Measurement {
    let needs: [Measurement.Need] = [
      .program("touch-sandbox"), .program("touch-sandbox-serve"), .browser,
    ]
    return Measurement("browser-drag", needs: needs) { surroundings in
      guard let python = surroundings.installed("python3"), let browser = surroundings.browser
      else { throw BenchmarkProblem("there is no browser") }
      let script = ChildProgram(
        path: python,
        arguments: [
          "Benchmarks/Page/drag.py", surroundings.program("touch-sandbox"), browser,
          "nested-colours", "10",
        ]
      )
      let output = Data(try script.run(in: surroundings.workplace).output.utf8)
      let report = try JSONDecoder().decode(PageReport.self, from: output)
      guard let slow = report.movement["0.95"], let middle = report.movement["0.5"] else {
        throw BenchmarkProblem("the page measured nothing")
      }
      return RowFigures(
        .seconds,
        Samples(exactly: slow / 1000),
        note: "the median \(FigureUnit.seconds.text(middle / 1000))"
      )
    }
  }

  // MARK: - At rest

  private static var idleWork: Measurement {
    let needs: [Measurement.Need] = [.program("touch-sandbox"), .display]
    return Measurement("idle-work", needs: needs) { surroundings in
      let display = try VirtualDisplay(in: surroundings)
      defer { display.stop(in: surroundings) }
      let figures = try IdleProgram.figures(
        of: window(in: surroundings),
        on: display,
        in: surroundings
      )
      return RowFigures(.seconds, Samples(exactly: figures.work))
    }
  }

  private static var idleMemory: Measurement {
    let needs: [Measurement.Need] = [.program("touch-sandbox"), .peer("sdl_idle"), .display]
    return Measurement("idle-memory", needs: needs) { surroundings in
      let display = try VirtualDisplay(in: surroundings)
      defer { display.stop(in: surroundings) }
      let other = ChildProgram(path: surroundings.peer("sdl_idle"))
      @MainActor func megabytes(_ program: ChildProgram) throws -> Double {
        try IdleProgram.figures(of: program, on: display, in: surroundings, watching: 0).megabytes
      }
      let (product, beside) = try Turns.measure(
        Turns.few,
        product: { try megabytes(window(in: surroundings)) },
        beside: { try megabytes(other) }
      )
      return RowFigures(.megabytes, product, beside: beside)
    }
  }

  private static func window(in surroundings: Surroundings) -> ChildProgram {
    ChildProgram(
      path: surroundings.program("touch-sandbox"),
      arguments: ["run", "nested-colours"]
    )
  }
}
