import Foundation
import PointerInput
import TouchKit
import TouchRecorder

/// What the recorder costs an app: the same touches with it on the window, and without.
enum SessionBenchmarks {
  private static let moves = 2_000
  private static let landings = 100
  private static let viewCount = 500

  static func run() -> [Comparison] {
    [move(), landing()].compactMap(\.self)
  }

  /// A screen of 500 views, 20 of which have a recognizer, and a finger.
  private final class Stage {
    let screen: Screen
    private let recorder: TouchRecorder?
    private var time: TimeInterval

    init(recorded: Bool) throws {
      screen = try Screen()
      for place in 0..<viewCount {
        let view = UIView(
          frame: CGRect(x: place % 25 * 12, y: place / 25 * 12, width: 11, height: 11)
        )
        if place % 25 == 0 { view.addGestureRecognizer(UIPanGestureRecognizer()) }
        screen.root.addSubview(view)
      }
      time = screen.application.currentTime
      var options = TouchRecorder.Options()
      // As after every event in an app.
      options.afterEvent = { work in work() }
      recorder = recorded ? TouchRecorder.start(in: screen.window, options: options) : nil
    }

    func send(_ phase: ContactSample.Phase, _ x: CGFloat, after delay: TimeInterval) {
      time += delay
      let sample = ContactSample(
        id: ContactID(device: 1, finger: 1),
        phase: phase,
        location: CGPoint(x: x, y: 5),
        timestamp: time
      )
      screen.application.send(.contacts([ContactChange(sample: sample)]))
    }

    /// How many bytes of the session lie in memory.
    var bytes: Int { recorder?.bytesInMemory ?? 0 }
  }

  /// Moves so close to each other that the tree is hardly looked at: the cost of writing them.
  private static func move() -> Comparison? {
    guard let with = try? Stage(recorded: true), let without = try? Stage(recorded: false) else {
      return nil
    }
    for stage in [with, without] { stage.send(.began, 5, after: 0.1) }
    func moveAll(_ stage: Stage) {
      for step in 0..<moves { stage.send(.moved, 5 + CGFloat(step % 100) / 2, after: 1e-6) }
    }
    var result = Comparison(
      "a move with the recorder on, 20 recognizers",
      against: "without it",
      count: moves,
      product: { moveAll(with) },
      floor: { moveAll(without) }
    )
    result.note = "(\(with.bytes >> 10) KiB in memory)"
    return result
  }

  /// Landings and lifts: each landing looks at the tree once.
  private static func landing() -> Comparison? {
    guard let with = try? Stage(recorded: true), let without = try? Stage(recorded: false) else {
      return nil
    }
    func land(_ stage: Stage) {
      for _ in 0..<landings {
        stage.send(.began, 8, after: 1)
        stage.send(.ended, 8, after: 0.01)
      }
    }
    return Comparison(
      "press and release with the recorder on, \(viewCount) views",
      against: "without it",
      count: landings,
      product: { land(with) },
      floor: { land(without) }
    )
  }
}
