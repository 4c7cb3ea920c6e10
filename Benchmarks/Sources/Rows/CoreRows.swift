import BenchmarkTable
import CairoRenderer
import Foundation
@_spi(Benchmarks) import SandboxHost

/// A full redraw with all processors, and with one: each in processes of their own.
enum CoreRows {
  /// What a process of its own draws.
  enum Picture: String {
    case views
    case window
  }

  static var all: [Row] {
    [
      row(
        .views,
        RowTitle(
          "cores",
          "a full redraw of 1280x800, 1000 nested translucent views, on all processors",
          beside: "on one",
          // That all of them paint is the goal; 1.7 times as fast would be as good as two can get.
          goal: .ratio(1)
        )
      ),
      row(
        .window,
        RowTitle(
          "cores-window",
          "a full redraw of 1280x800, nested-colours in the workbench, on all processors",
          beside: "on one"
        )
      ),
    ]
  }

  private static func row(_ picture: Picture, _ title: RowTitle) -> Row {
    Row(title: title) { surroundings in
      guard Cores.count > 1 else { throw BenchmarkProblem("there is one processor only") }
      var hashes: Set<Substring> = []
      @MainActor func draw() throws -> Double {
        let child = ChildProgram(
          path: surroundings.own,
          arguments: [ChildWork.option, ChildWork.redraw.rawValue, picture.rawValue]
        )
        let words = try child.run(in: surroundings.workplace).output.split {
          $0 == " " || $0 == "\n"
        }
        guard words.count == 2, let seconds = Double(words[0]) else {
          throw BenchmarkProblem("the process that draws wrote no figures")
        }
        hashes.insert(words[1])
        return seconds
      }
      let (product, beside) = try Turns.measure(
        Turns.few,
        product: { try draw() },
        beside: { try Cores.withOne { try draw() } }
      )
      return RowFigures(.seconds, product, beside: beside, haveDifferentAnswers: hashes.count > 1)
    }
  }

  /// Draws again and again; writes the median in seconds, and a sum of all pixels.
  static func draw(_ picture: Picture) throws {
    switch picture {
    case .views:
      let screen = try Screen()
      NestedBoxes(1_000).addViews(to: screen.root)
      try draw({ screen.drawAll() }, on: { screen.bitmap })
    case .window:
      let loop = try MeasuredLoop.scene("nested-colours", size: Boxes.screen)
      try loop.runUntilOver()
      try draw({ try loop.redraw() }, on: { loop.lastPicture })
    }
  }

  /// Equal sums, equal pixels.
  nonisolated private static func sum(of pixels: UnsafeRawBufferPointer) -> UInt64 {
    pixels.reduce(0) { $0 &* 31 &+ UInt64($1) }
  }

  private static func draw(_ work: () throws -> Void, on bitmap: () -> Bitmap?) throws {
    let times = try Turns.measure(41, product: { try Turns.seconds(work) }).product
    guard let bitmap = bitmap() else { throw BenchmarkProblem("nothing was drawn") }
    print(times.median, bitmap.withUnsafePixels(sum))
  }
}
