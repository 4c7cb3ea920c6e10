import BenchmarkTable
import Foundation
import TouchKit

/// What an event costs on its way, without drawing.
enum EventRows {
  private static let moves = 20_000

  static var all: [Row] {
    // The one that keeps thousands of batches comes last: what it leaves of the heap slows others down.
    [drag, tap, move(pans: false), move(pans: true), press, dragAllocations]
  }

  private static var drag: Row {
    let title = RowTitle(
      "drag",
      "a move of a drag with a pan recognizer, depth 10",
      beside: "Qt Quick's MouseArea",
      goal: .ratio(0.2)
    )
    let peer = PeerProgram(name: "qt_quick", workload: "drag")
    return .besidePeer(title, peer, count: moves) {
      let drag = try PannedDrag(depth: 10)
      return (drag.firstAnswers(), { drag.run(moves) })
    }
  }

  private static var dragAllocations: Row {
    let title = RowTitle(
      "drag-allocations",
      "how often such a move asks for memory",
      goal: .allocations(0),
      ceiling: .allocations(mostAllocations)
    )
    return Row(title: title) { _ in
      let drag = try PannedDrag(depth: 10)
      drag.run(moves)
      return RowFigures(.allocations, Samples(exactly: drag.allocations(moves)))
    }
  }

  private static var tap: Row {
    let title = RowTitle(
      "tap",
      "a tap that a recognizer takes, depth 10",
      beside: "QWidget's press and release, no recognizer",
      goal: .ratio(0.5)
    )
    let count = 5_000
    let peer = PeerProgram(name: "qt_widgets", workload: "tap")
    return .besidePeer(title, peer, count: count) {
      let taps = try RecognizedTaps(depth: 10)
      return (taps.firstAnswers(), { taps.run(count) })
    }
  }

  /// Sends the same kind of event for some seconds, as a profiler wants it.
  static func repeatEvents(_ name: String) throws {
    switch name {
    case "drag": try PannedDrag(depth: 10).run(5_000_000)
    case "tap": try RecognizedTaps(depth: 10).run(1_000_000)
    default: throw BenchmarkProblem("there are 'drag' and 'tap', not '\(name)'")
    }
  }

  /// How often it may ask; a build that is not optimized asks for much that it does not need.
  private static var mostAllocations: Double {
    #if DEBUG
    16
    #else
    0
    #endif
  }

  /// The walk from the view to its superviews alone.
  private static func move(pans: Bool) -> Row {
    .compared(
      RowTitle(
        pans ? "move-pan" : "move",
        pans ? "a move that pans, depth 10" : "a move that nobody takes, depth 10",
        beside: "asking the view and its superviews"
      ),
      count: moves
    ) {
      let drag = try PannedDrag(depth: 10, pans: pans)
      return Row.Work(product: { drag.run(moves) }, floor: { drag.runFloor(moves) })
    }
  }

  private static var press: Row {
    .compared(
      RowTitle(
        "press",
        "press and release that nobody takes, depth 10",
        beside: "asking the view and its superviews, twice"
      ),
      count: 5_000
    ) {
      let taps = try RecognizedTaps(depth: 10, recognizes: false)
      let drag = try PannedDrag(depth: 10, pans: false)
      return Row.Work(product: { taps.run(5_000) }, floor: { drag.runFloor(10_000) })
    }
  }
}
