import Foundation
import PointerInput
import TouchKit

/// What an event costs on its way, without drawing.
enum EventBenchmarks {
  private static let moves = 2_000

  static func run() -> [Comparison] {
    guard let screens = try? (0..<5).map({ _ in try Screen() }) else { return [] }
    return [
      move(screens[0], pans: false), move(screens[1], pans: true), tap(screens[2]),
      siblings(screens[3]), depth(screens[4]),
    ]
  }

  /// Views in each other, each a point smaller.
  private static func nest(_ count: Int, in screen: Screen) -> [UIView] {
    var views = [screen.root]
    for _ in 1..<count {
      let outer = views[views.count - 1]
      let view = UIView(frame: outer.bounds.insetBy(dx: 0.25, dy: 0.25))
      outer.addSubview(view)
      views.append(view)
    }
    return views
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
    let views = nest(10, in: screen)
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
    let views = nest(10, in: screen)
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

  private static func siblings(_ screen: Screen) -> Comparison {
    let boxes = Boxes(10_000, covering: 4_770_000)
    _ = boxes.addViews(to: screen.root)
    let points = boxes.rects.prefix(2_000).map { CGPoint(x: $0.midX, y: $0.midY) }
    var (found, sum) = (0, 0)
    let result = Comparison(
      "hit-test among 10 000 siblings",
      against: "scan of 10 000 rectangles from the front",
      runs: 10,
      count: points.count,
      product: {
        for point in points where screen.root.hitTest(point, with: nil) !== screen.root {
          found += 1
        }
      },
      floor: {
        for point in points { sum += boxes.rects.lastIndex { $0.contains(point) } ?? 0 }
      }
    )
    precondition(found > 0 && sum > 0)
    return result
  }

  private static func depth(_ screen: Screen) -> Comparison {
    let views = nest(1_000, in: screen)
    let rects = views.map(\.frame)
    var (found, sum) = (0, 0)
    let result = Comparison(
      "hit-test 1000 levels deep",
      against: "1000 rectangles, each asked and entered",
      count: 200,
      product: {
        for _ in 0..<200 where screen.root.hitTest(CGPoint(x: 640, y: 400), with: nil) != nil {
          found += 1
        }
      },
      floor: {
        for _ in 0..<200 {
          var point = CGPoint(x: 640, y: 400)
          for rect in rects where rect.contains(point) {
            point.x -= rect.minX
            point.y -= rect.minY
            sum += 1
          }
        }
      }
    )
    precondition(found > 0 && sum > 0)
    return result
  }
}
