import BenchmarkTable
import Foundation
import Geometry
import PointerInput
import TouchKit
import TouchRecorder

/// What the recorder costs an app: the same touches with it on the window, and without.
enum SessionRows {
  private static let moves = 2_000
  private static let landings = 100
  private static let viewCount = 500

  static var all: [Row] { [move, landing] }

  /// A screen of 500 views, 20 of which have a recognizer, and a finger.
  private final class Stage {
    private let screen: Screen
    private let recorder: TouchRecorder?
    private let finger: Finger

    init(recorded: Bool) throws {
      screen = try Screen()
      for place in 0..<viewCount {
        let view = UIView(
          frame: CGRect(x: place % 25 * 12, y: place / 25 * 12, width: 11, height: 11)
        )
        if place % 25 == 0 { view.addGestureRecognizer(UIPanGestureRecognizer()) }
        screen.root.addSubview(view)
      }
      finger = Finger(screen.application)
      var options = TouchRecorder.Options()
      // As after every event in an app.
      options.afterEvent = { work in work() }
      recorder = recorded ? TouchRecorder.start(in: screen.window, options: options) : nil
    }

    func send(_ phase: ContactSample.Phase, _ x: CGFloat, after delay: TimeInterval) {
      finger.send(phase, CGPoint(x: x, y: 5), after: delay)
    }
  }

  /// Moves so close to each other that the tree is hardly looked at: the cost of writing them.
  private static var move: Row {
    .compared(
      RowTitle(
        "recorded-move",
        "a move with the recorder on, 20 recognizers",
        beside: "without it"
      ),
      count: moves
    ) {
      let (with, without) = (try Stage(recorded: true), try Stage(recorded: false))
      for stage in [with, without] { stage.send(.began, 5, after: 0.1) }
      @MainActor func moveAll(_ stage: Stage) {
        for step in 0..<moves { stage.send(.moved, 5 + CGFloat(step % 100) / 2, after: 1e-6) }
      }
      return Row.Work(product: { moveAll(with) }, floor: { moveAll(without) })
    }
  }

  /// Landings and lifts: each landing looks at the tree once.
  private static var landing: Row {
    .compared(
      RowTitle(
        "recorded-landing",
        "press and release with the recorder on, \(viewCount) views",
        beside: "without it"
      ),
      count: landings
    ) {
      let (with, without) = (try Stage(recorded: true), try Stage(recorded: false))
      @MainActor func land(_ stage: Stage) {
        for _ in 0..<landings {
          stage.send(.began, 8, after: 1)
          stage.send(.ended, 8, after: 0.01)
        }
      }
      return Row.Work(product: { land(with) }, floor: { land(without) })
    }
  }
}
