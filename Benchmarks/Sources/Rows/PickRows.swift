import BenchmarkTable
import Foundation
import Geometry
import TouchKit

/// What it costs to find the view under a point.
enum PickRows {
  static var all: [Row] {
    [
      beside(
        100,
        "pick-100",
        "QWidget::childAt",
        PeerProgram(name: "qt_widgets", workload: "pick-100"),
        0.3
      ),
      beside(
        100_000,
        "pick-100000",
        "QGraphicsScene with its BSP index",
        PeerProgram(name: "qt_scene", workload: "pick-100000"),
        0.2
      ),
      many, moving,
      depth(10), depth(100), depth(1_000), asked, siblings(100), siblings(1_000), siblings(10_000),
      overlapping,
    ]
  }

  private static func beside(
    _ count: Int,
    _ name: String,
    _ toolkit: String,
    _ peer: PeerProgram,
    _ limit: Double
  ) -> Row {
    let title = RowTitle(
      name,
      "a pick among \(count) siblings",
      beside: toolkit,
      goal: .ratio(limit)
    )
    return .besidePeer(title, peer, count: SiblingPicks.count) {
      let picks = SiblingPicks(count)
      return (picks.firstAnswers(), { picks.run() })
    }
  }

  /// The same as a hundredth of them, which all lie near the processor.
  private static var many: Row {
    let title = RowTitle(
      "pick-100000-own",
      "a pick among 100000 siblings",
      beside: "a pick among 1000",
      goal: .ratio(3)
    )
    return Row(title: title) { _ in
      let (all, few) = (SiblingPicks(100_000), SiblingPicks(1_000))
      // As beside a peer: which memory is near shows after a while.
      let (product, beside) = try Turns.measure(
        Turns.usual,
        product: { Turns.secondsOnceWarm(all.run) / Double(SiblingPicks.count) },
        beside: { Turns.secondsOnceWarm(few.run) / Double(SiblingPicks.count) }
      )
      return RowFigures(.seconds, product, beside: beside)
    }
  }

  private static var moving: Row {
    let title = RowTitle(
      "move-pick-1000",
      "one of 1000 siblings moves by a point, then a pick",
      beside: "QGraphicsScene with its BSP index",
      goal: .ratio(0.25)
    )
    let peer = PeerProgram(name: "qt_scene", workload: "move-pick-1000")
    return .besidePeer(title, peer, count: SiblingPicks.count) {
      let picks = SiblingPicks(1_000, moves: true)
      return (picks.firstAnswers(), { picks.run() })
    }
  }

  private static func depth(_ levels: Int) -> Row {
    depth(levels, "depth-\(levels)", "a pick \(levels) levels deep") { UIView(frame: $0) }
  }

  /// A view with a say of its own.
  private final class AskedView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      super.hitTest(point, with: event)
    }
  }

  private static var asked: Row {
    depth(10, "depth-10-overriding", "a pick 10 levels deep, every view overrides hitTest") {
      AskedView(frame: $0)
    }
  }

  private static func depth(
    _ levels: Int,
    _ name: String,
    _ what: String,
    make: @escaping (CGRect) -> UIView
  ) -> Row {
    let title = RowTitle(name, what, beside: "\(levels) rectangles, each asked and entered")
    let count = 200_000 / levels
    return .compared(title, count: count) {
      let picks = DepthPicks(levels, make: make)
      return Row.Work(product: { picks.run(count) }, floor: { picks.runFloor(count) })
    }
  }

  private static func siblings(_ count: Int) -> Row {
    // From one end to the other, though not from neighbour to neighbour.
    scanned("siblings-\(count)", "a pick among \(count) siblings") {
      Siblings(count).frames
    }
  }

  private static var overlapping: Row {
    scanned("siblings-overlapping", "a pick among 10000 siblings that overlap") {
      Boxes(10_000, covering: 4_770_000).rects
    }
  }

  private static func scanned(
    _ name: String,
    _ what: String,
    _ makeRects: @escaping () -> [CGRect]
  ) -> Row {
    // Many picks in a row, as they are compared with a scan that takes a thousand times as long.
    let passes = 10
    return .compared(
      RowTitle(name, what, beside: "a scan of all rectangles from the front"),
      count: ScannedPicks.count * passes,
      floorCount: ScannedPicks.count
    ) {
      let picks = ScannedPicks(makeRects())
      return Row.Work(
        product: { for _ in 0..<passes { picks.run() } },
        floor: { picks.runFloor() }
      )
    }
  }
}
