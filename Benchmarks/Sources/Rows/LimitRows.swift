import BenchmarkTable
import Foundation
import PointerInput
import TouchKit

/// What would be too much: it is refused, or done in time.
enum LimitRows {
  static var all: [Row] { [longLabel, circle(1_000), circle(3_000, goal: .seconds(1))] }

  private static var longLabel: Row {
    let title = RowTitle(
      "long-label",
      "`touch-sandbox snapshot` of a label of 3.9 million characters",
      goal: .seconds(1)
    )
    return Row(title: title, needs: [.program("touch-sandbox")]) { surroundings in
      let workplace = surroundings.workplace
      let (scene, picture) = (try workplace.path("label.yml"), try workplace.path("label.png"))
      let text = String(repeating: "a word or two, ", count: 260_000)
      let view = "{ id: label, class: UILabel, frame: [0, 0, 600, 400], numberOfLines: 0"
      try Data("views:\n  - \(view), text: \"\(text)\" }\n".utf8).write(
        to: URL(fileURLWithPath: scene)
      )
      let command = ChildProgram(
        path: surroundings.program("touch-sandbox"),
        arguments: ["snapshot", scene, "--output", picture, "--force"]
      )
      // Drawn, or refused as the content of a file that is wrong.
      let product = try Turns.measure(
        Turns.few,
        product: { try command.run(in: workplace, expecting: [0, 65]).seconds }
      ).product
      let isDrawn = FileManager.default.fileExists(atPath: picture)
      return RowFigures(.seconds, product, note: isDrawn ? "drawn" : "refused")
    }
  }

  /// Recognizers each of which waits for the next one to fail, the last for the first.
  private static func circle(_ count: Int, goal: Goal? = nil) -> Row {
    let title = RowTitle(
      "circle-\(count)",
      "60 frames of a drag, \(count) recognizers in a circle of requirements",
      goal: goal
    )
    return Row(title: title) { _ in
      let product = try Turns.measure(
        Turns.few,
        product: {
          let screen = try Screen()
          addCircle(count, to: screen.root)
          return Turns.seconds { drag(screen) }
        }
      ).product
      return RowFigures(.seconds, product)
    }
  }

  private static func addCircle(_ count: Int, to view: UIView) {
    let recognizers = (0..<count).map { _ in UIPanGestureRecognizer() }
    for (index, recognizer) in recognizers.enumerated() {
      recognizer.require(toFail: recognizers[(index + 1) % count])
      view.addGestureRecognizer(recognizer)
    }
  }

  private static func drag(_ screen: Screen) {
    let finger = Finger(screen.application)
    for frame in 0..<60 {
      let point = CGPoint(x: 200 + 5 * frame, y: 300)
      finger.send(frame == 0 ? .began : frame < 59 ? .moved : .ended, point, after: 1.0 / 60)
      screen.application.advance(to: screen.application.currentTime)
    }
  }
}
