import BenchmarkTable
import Foundation
import PointerInput
@_spi(Benchmarks) import SandboxHost

/// The workbench with everything open.
enum PanelRows {
  private static let tabs = ["V", "I", "G", "E", "Y"]

  static var all: [Row] { [redraw, drag, opening, manyRows] }

  private static var redraw: Row {
    .compared(
      RowTitle(
        "workbench-redraw",
        "nested-colours in the workbench, 1280x800, full redraw",
        beside: "memcpy of a frame"
      ),
      turns: 41
    ) {
      let loop = try MeasuredLoop.scene(
        "nested-colours",
        size: Boxes.screen,
        frames: [
          InputEvent.press("W"), [.finger(.began, 400, 300)], [.finger(.moved, 420, 310)],
          [.finger(.moved, 440, 320)],
        ]
      )
      try loop.runUntilOver()
      return Row.Work(product: { try loop.redraw() }, floor: CopiedFrame.makeWork())
    }
  }

  /// A finger that moves over nested views, with each tab of the inspector in turn.
  private static var drag: Row {
    let title = RowTitle("workbench-drag", "a finger moves in it, each tab in turn, a frame")
    return row(title) {
      var frames: [[InputEvent]] = [InputEvent.press("A"), [.finger(.began, 300, 200)]]
      for step in 0..<3_000 {
        let angle = Double(step) / 40
        if step.isMultiple(of: 600) { frames.append(InputEvent.press(tabs[step / 600 % 4])) }
        frames.append([.finger(.moved, 300 + 150 * cos(angle), 240 + 150 * sin(angle))])
      }
      return try played("nested-colours", frames).durations
    }
  }

  /// Tabs of the inspector, gallery, inspector, time line and help, opened and closed.
  private static var opening: Row {
    row(RowTitle("workbench-panel", "a panel of it is opened or closed")) {
      let keys = tabs + ["?", "Escape", "M", "M", "F10", "F10"]
      var frames: [[InputEvent]] = [[.finger(.began, 300, 200)], [.finger(.ended, 300, 200)]]
      let first = frames.count
      for _ in 0..<12 { for key in keys { frames.append(InputEvent.press(key)) } }
      return Array(try played("nested-colours", frames).durations.dropFirst(first))
    }
  }

  /// A finger that moves over ten thousand views, with a hundred thousand rows in the log.
  private static var manyRows: Row {
    let title = RowTitle(
      "workbench-rows",
      "stress (10000 views) in the workbench, a long log, a finger moves, a frame"
    )
    return row(title) {
      var frames: [[InputEvent]] = [[.finger(.began, 300, 240)]]
      for step in 0..<6_000 {
        let angle = Double(step) / 40
        frames.append([.finger(.moved, 300 + 200 * cos(angle), 240 + 200 * sin(angle))])
      }
      return Array(try played("stress", frames).durations.suffix(600))
    }
  }

  /// Frames of one run, each of which is a turn.
  private static func row(_ title: RowTitle, _ durations: @escaping () throws -> [Double]) -> Row {
    Row(title: title) { _ in
      let times = try durations()
      guard let product = Samples(times), let longest = times.max() else {
        throw BenchmarkProblem("nothing was measured")
      }
      let note = "\(times.count) frames, the longest \(FigureUnit.seconds.text(longest))"
      return RowFigures(.seconds, product, note: note)
    }
  }

  private static func played(_ scene: String, _ frames: [[InputEvent]]) throws -> MeasuredLoop {
    let loop = try MeasuredLoop.scene(scene, size: Boxes.screen, frames: frames)
    try loop.runUntilOver()
    return loop
  }
}
