import BenchmarkTable
import Foundation

/// Texts of other apps, and the questions of assistants.
enum QuestionRows {
  static var all: [Measurement] {
    [importing(10_000, asks: true), importing(100_000, asks: false), answer]
  }

  /// Measures `import`, and then `why` if the text is not too large for a scene.
  private static func importing(_ count: Int, asks: Bool) -> Measurement {
    Measurement("import-\(count)", needs: [.program("touch-sandbox")]) { surroundings in
      let path = try surroundings.workplace.path("views-\(count).txt")
      try Data(ConsoleTree.text(of: count).utf8).write(to: URL(fileURLWithPath: path))
      let questions = asks ? [["why", path, "45,60"]] : []
      let commands = ([["import", path]] + questions).map { words in
        ChildProgram(path: surroundings.program("touch-sandbox"), arguments: words)
      }
      let seconds = try Turns.measure(
        Turns.few,
        product: {
          try commands.reduce(0) { $0 + (try $1.run(in: surroundings.workplace).seconds) }
        }
      ).product
      return RowFigures(.seconds, seconds)
    }
  }

  private static var answer: Measurement {
    Measurement("mcp-why", needs: [.program("touch-sandbox")]) { surroundings in
      let assistant = try Assistant(program: surroundings.program("touch-sandbox"))
      defer { assistant.close() }
      // The first question creates the scene.
      _ = try assistant.ask("nested-colours", x: 100, y: 100)
      var times: [Double] = []
      for step in 0..<200 {
        times.append(
          try Turns.seconds { try assistant.ask("nested-colours", x: 50 + step, y: 100) }
        )
      }
      let slow = times.sorted()[times.count * 95 / 100]
      return RowFigures(.seconds, Samples(exactly: slow))
    }
  }
}
