public import Foundation
public import Geometry
import TouchKit

/// What users do with several fingers, on anything a test can point at.
extension Stage {
  /// The finger that a test uses when one is enough.
  public var finger: Finger {
    if let firstFinger { return firstFinger }
    let finger = makeFinger()
    firstFinger = finger
    return finger
  }

  /// Taps with several fingers side by side, 40 points apart, once or several times.
  public func tap(_ target: any TouchTarget, taps: Int = 1, touches: Int) {
    let fingers = (0..<max(1, touches)).map { _ in makeFinger() }
    for tap in 0..<max(1, taps) {
      if tap > 0 { advance(by: 0.1) }
      guard let middle = locate(target) else { return }
      let places = row(of: fingers.count, around: middle)
      perform(zip(fingers, places).map { .down($0, $1) })
      advance(by: 0.05)
      perform(fingers.map { .up($0, nil) })
    }
  }

  /// Taps with two fingers.
  public func twoFingerTap(_ target: any TouchTarget) { tap(target, touches: 2) }

  /// Moves two fingers apart or together: a scale of 2 doubles their distance.
  public func pinch(
    _ target: any TouchTarget,
    scale: CGFloat,
    distance: CGFloat = 100,
    over duration: TimeInterval = 0.3
  ) {
    guard let middle = locate(target) else { return }
    let half = distance / 2
    twoFingers(around: middle, over: duration) { part in
      CGVector(dx: half * (1 + (scale - 1) * part), dy: 0)
    }
  }

  /// Turns two fingers about the middle of a target, in radians; clockwise is positive.
  public func rotate(
    _ target: any TouchTarget,
    by angle: CGFloat,
    distance: CGFloat = 100,
    over duration: TimeInterval = 0.3
  ) {
    guard let middle = locate(target) else { return }
    twoFingers(around: middle, over: duration) { part in
      let angle = angle * part
      return CGVector(dx: distance / 2 * cos(angle), dy: distance / 2 * sin(angle))
    }
  }

  /// Moves several fingers side by side by an offset in window points.
  public func pan(
    _ target: any TouchTarget,
    by offset: CGVector,
    touches: Int = 1,
    over duration: TimeInterval = 0.3
  ) {
    guard let middle = locate(target) else { return }
    let fingers = (0..<max(1, touches)).map { _ in makeFinger() }
    let places = row(of: fingers.count, around: middle)
    perform(zip(fingers, places).map { .down($0, $1) })
    glide(
      zip(fingers, places).map { finger, place in
        (finger, place, CGPoint(x: place.x + offset.dx, y: place.y + offset.dy))
      },
      over: duration
    )
    perform(fingers.map { .up($0, nil) })
  }

  /// Turns one finger about another one that rests in the middle of a target, in radians.
  public func pivot(
    _ target: any TouchTarget,
    by angle: CGFloat,
    distance: CGFloat = 100,
    over duration: TimeInterval = 0.3
  ) {
    guard let middle = locate(target) else { return }
    let (still, moving) = (makeFinger(), makeFinger())
    perform([.down(still, middle), .down(moving, CGPoint(x: middle.x + distance, y: middle.y))])
    step(over: duration) { part in
      let angle = angle * part
      moving.move(middle.x + distance * cos(angle), middle.y + distance * sin(angle))
    }
    perform([.up(still, nil), .up(moving, nil)])
  }

  // MARK: - Movement

  /// Moves fingers along straight lines at the same time, an event every 1/60 s.
  func glide(
    _ ways: [(finger: Finger, start: CGPoint, end: CGPoint)],
    over duration: TimeInterval
  ) {
    step(over: duration) { part in
      perform(
        ways.map { way in
          let x = way.start.x + (way.end.x - way.start.x) * part
          let y = way.start.y + (way.end.y - way.start.y) * part
          return .move(way.finger, CGPoint(x: x, y: y))
        }
      )
    }
  }

  private func twoFingers(
    around middle: CGPoint,
    over duration: TimeInterval,
    arm: (CGFloat) -> CGVector
  ) {
    let (a, b) = (makeFinger(), makeFinger())
    func places(_ part: CGFloat) -> (CGPoint, CGPoint) {
      let arm = arm(part)
      return (
        CGPoint(x: middle.x - arm.dx, y: middle.y - arm.dy),
        CGPoint(x: middle.x + arm.dx, y: middle.y + arm.dy)
      )
    }
    let start = places(0)
    perform([.down(a, start.0), .down(b, start.1)])
    step(over: duration) { part in
      let now = places(part)
      perform([.move(a, now.0), .move(b, now.1)])
    }
    perform([.up(a, nil), .up(b, nil)])
  }

  func step(over duration: TimeInterval, _ action: (CGFloat) -> Void) {
    let steps = max(1, Int((duration * 60).rounded()))
    for step in 1...steps {
      advance(by: max(0, duration) / Double(steps))
      action(CGFloat(step) / CGFloat(steps))
    }
  }

  private func row(of count: Int, around middle: CGPoint) -> [CGPoint] {
    (0..<count).map { index in
      CGPoint(x: middle.x + 40 * (CGFloat(index) - CGFloat(count - 1) / 2), y: middle.y)
    }
  }
}
