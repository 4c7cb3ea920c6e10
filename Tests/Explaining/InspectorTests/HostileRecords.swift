import TouchTrace
import Foundation
import Geometry
import TouchInput

/// A generator of invalid events: impossible numbers, unknown touches, endless names and chains.
struct HostileRecords {
  private var generator: SeededRandom

  init(seed: UInt64) { generator = SeededRandom(seed: seed) }

  mutating func event() -> TraceEvent {
    switch integer(0...9) {
    case 0: .hitTest(report(), touch: integer(0...20))
    case 1, 2: .assigned(assignment())
    case 3: .delivered(delivery())
    case 4: .forwarded(delivery(), from: node())
    case 5: .settled(nodes(integer(0...30)))
    case 6: .cancelled(touch: integer(0...20), cause: pick([.platform, .viewRemoved]))
    case 7: .dropped(touch: integer(0...20), cause: .noWindow)
    case 8: .firstResponderChanged(from: nil, to: integer(0...3) == 0 ? nil : node())
    default: .sent(to: node(), touches: (0..<integer(0...12)).map { _ in touch() })
    }
  }

  mutating func size() -> CGSize {
    pick([
      CGSize(width: 640, height: 480), CGSize(width: 320, height: 240),
      CGSize(width: 1, height: 1), CGSize(width: 30, height: 700), CGSize(width: 2000, height: 20),
      CGSize(width: 7.5, height: 9.25),
    ])
  }

  private mutating func integer(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[integer(0...(values.count - 1))]
  }

  private mutating func number() -> CGFloat {
    let usual = CGFloat.random(in: -300...900, using: &generator)
    return pick([
      usual, usual, usual, usual, usual, usual, 0, .nan, .infinity, -.infinity, 1e300, -1e9,
      .leastNonzeroMagnitude,
    ])
  }

  private mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }

  private mutating func quad() -> Quad? {
    switch integer(0...3) {
    case 0: nil
    case 1: Quad(topLeft: point(), topRight: point(), bottomRight: point(), bottomLeft: point())
    default:
      Quad(
        CGRect(
          x: integer(-300...900),
          y: integer(-300...900),
          width: 200,
          height: integer(0...500)
        ),
        transform: CGAffineTransform(rotationAngle: CGFloat(integer(0...6)))
      )
    }
  }

  private mutating func node() -> NodeSnapshot {
    NodeSnapshot(
      id: NodeID(integer(0...200)),
      kind: pick([.view, .view, .view, .window, .viewController, .application, .other]),
      typeName: pick(["UIView", "", String(repeating: "长名字", count: 500), "a\u{0}\n\u{202E}b"]),
      identifier: nil,
      quad: quad()
    )
  }

  private mutating func nodes(_ count: Int) -> [NodeSnapshot] { (0..<count).map { _ in node() } }

  private mutating func touch() -> TouchSnapshot {
    TouchSnapshot(
      number: integer(0...200),
      phase: pick([.began, .moved, .moved, .stationary, .ended, .cancelled, .regionMoved]),
      location: point(),
      previousLocation: point(),
      tapCount: pick([0, 1, 2, -7, Int.max]),
      timestamp: .nan,
      view: nil
    )
  }

  private mutating func assignment() -> TouchAssignment {
    let chain = nodes(pick([0, 1, 5, 9, 60]))
    return TouchAssignment(
      touch: touch(),
      hitTestView: chain.first,
      outcome: pick([.bound, .bound, .nobody, .exclusiveTouch]),
      chain: chain
    )
  }

  private mutating func delivery() -> TouchDelivery {
    TouchDelivery(phase: .moved, receiver: node(), touches: [touch(), touch()])
  }

  private mutating func report() -> HitTestReport {
    let steps = nodes(integer(0...60)).map { node in
      HitTestStep(
        node: node,
        askedBy: nil,
        depth: 0,
        point: .zero,
        verdict: .rejected(.outsideBounds(.infinite))
      )
    }
    return HitTestReport(point: point(), window: node(), steps: steps, result: nil)
  }
}
