public import Foundation
public import Geometry
public import TouchKit

/// What users do with one finger, on anything a test can point at.
///
/// Movements send an event every 1/60 s. Whatever the finger did before, it is up afterwards.
extension Finger {
  /// Taps once or several times, 50 ms down and 100 ms between by default.
  public func tap(
    _ target: any TouchTarget,
    taps: Int = 1,
    for duration: TimeInterval = 0.05,
    pause: TimeInterval = 0.1
  ) {
    for tap in 0..<max(1, taps) {
      if tap > 0 { stage.advance(by: pause) }
      guard down(at: target) else { return }
      stage.advance(by: duration)
      up()
    }
  }

  /// Taps twice.
  public func doubleTap(_ target: any TouchTarget) { tap(target, taps: 2) }

  /// Stays down for a time, in seconds; 1 by default.
  public func longPress(_ target: any TouchTarget, for duration: TimeInterval = 1) {
    tap(target, for: duration)
  }

  /// Stays down for a time, drags to another place, and lifts.
  public func press(
    _ target: any TouchTarget,
    for duration: TimeInterval,
    thenDragTo end: any TouchTarget,
    over time: TimeInterval = 0.3
  ) {
    guard down(at: target) else { return }
    stage.advance(by: duration)
    if let point = stage.locate(end) { glide(to: point, over: time) }
    up()
  }

  /// Drags by an offset in window points and lifts.
  public func drag(
    from start: any TouchTarget,
    by offset: CGVector,
    over duration: TimeInterval = 0.2
  ) {
    guard down(at: start), let location else { return }
    glide(to: CGPoint(x: location.x + offset.dx, y: location.y + offset.dy), over: duration)
    up()
  }

  /// Drags to another place and lifts.
  public func drag(
    from start: any TouchTarget,
    to end: any TouchTarget,
    over duration: TimeInterval = 0.2
  ) {
    guard down(at: start) else { return }
    if let point = stage.locate(end) { glide(to: point, over: duration) }
    up()
  }

  /// Moves quickly in a direction: 150 points in 0.15 s by default.
  public func swipe(
    _ target: any TouchTarget,
    _ direction: UISwipeGestureRecognizer.Direction,
    distance: CGFloat = 150,
    over duration: TimeInterval = 0.15
  ) {
    let dx: CGFloat = direction.contains(.right) ? 1 : direction.contains(.left) ? -1 : 0
    let dy: CGFloat = direction.contains(.down) ? 1 : direction.contains(.up) ? -1 : 0
    drag(from: target, by: CGVector(dx: dx * distance, dy: dy * distance), over: duration)
  }

  /// Moves to a point of the window along a straight line.
  public func glide(to end: CGPoint, over duration: TimeInterval = 0.2) {
    guard let start = location else { return move(end) }
    stage.glide([(self, start, end)], over: duration)
  }

  /// Comes down on a target; false, and noted by the stage, when there is none.
  private func down(at target: any TouchTarget) -> Bool {
    guard let point = stage.locate(target) else { return false }
    down(point)
    stage.checkHit(of: target)
    return true
  }
}
