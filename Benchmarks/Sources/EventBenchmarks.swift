import Foundation
import PointerInput
import TouchKit

/// What an event costs on its way, without drawing.
enum EventBenchmarks {
  private static let moves = 2_000

  static func run() -> [Comparison] {
    guard let screens = try? (0..<3).map({ _ in try Screen() }) else { return [] }
    return [move(screens[0], pans: false), move(screens[1], pans: true), tap(screens[2])]
  }

  private final class Finger {
    private let application: UIApplication
    private var time: TimeInterval

    init(_ application: UIApplication) {
      self.application = application
      time = application.currentTime
    }

    func send(_ phase: ContactSample.Phase, _ x: CGFloat, _ y: CGFloat) {
      time += 0.008
      let sample = ContactSample(
        id: ContactID(device: 1, finger: 1),
        phase: phase,
        location: CGPoint(x: x, y: y),
        timestamp: time
      )
      application.send(.contacts([ContactChange(sample: sample)]))
    }
  }

  private final class Walker {
    var pans = 0
    func pan(_ recognizer: UIPanGestureRecognizer) { pans += 1 }
  }

  private static func move(_ screen: Screen, pans: Bool) -> Comparison {
    let views = screen.nest(10)
    let walker = Walker()
    if pans {
      let pan = UIPanGestureRecognizer(target: walker, action: Walker.pan)
      views[0].addGestureRecognizer(pan)
    }
    let finger = Finger(screen.application)
    finger.send(.began, 200, 200)
    finger.send(.moved, 260, 260)
    let (touches, responders) = (Set<UITouch>(), views)
    return Comparison(
      pans ? "a move that pans, depth 10" : "a move, depth 10",
      against: "calling the view and its 9 superviews",
      count: moves,
      product: {
        for step in 0..<moves { finger.send(.moved, 260 + CGFloat(step % 100), 260) }
      },
      floor: {
        for _ in 0..<moves {
          for view in responders { callTouchesMoved(view, touches) }
        }
      }
    )
  }

  @inline(never)
  private static func callTouchesMoved(_ view: UIView, _ touches: Set<UITouch>) {
    _ = view.point(inside: CGPoint(x: 1, y: 1), with: nil)
  }

  private static func tap(_ screen: Screen) -> Comparison {
    let views = screen.nest(10)
    let finger = Finger(screen.application)
    return Comparison(
      "press and release, depth 10",
      against: "calling the view and its 9 superviews, twice",
      count: moves,
      product: {
        for _ in 0..<moves {
          finger.send(.began, 200, 200)
          finger.send(.ended, 200, 200)
        }
      },
      floor: {
        for _ in 0..<moves * 2 { for view in views { callTouchesMoved(view, []) } }
      }
    )
  }
}
