import FingerPaths
public import Foundation
public import Geometry
public import TouchKit

/// Gestures of one finger, on any target of a test.
///
/// Movements send an event every 1/60 s. The finger is up after each gesture.
extension Finger {
  /// Taps once or several times, by default 50 ms down and 100 ms between taps.
  public func tap(
    _ target: any TouchTarget,
    taps: Int = 1,
    for duration: TimeInterval = 0.05,
    pause: TimeInterval = 0.1,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let place = CallSite(fileID, filePath, line, column)
    tap(target, taps, for: duration, pause: pause, at: place)
  }

  /// Taps twice.
  public func doubleTap(
    _ target: any TouchTarget,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let place = CallSite(fileID, filePath, line, column)
    tap(target, 2, for: 0.05, pause: 0.1, at: place)
  }

  /// Stays down for a time, in seconds; 1 by default.
  public func longPress(
    _ target: any TouchTarget,
    for duration: TimeInterval = 1,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let place = CallSite(fileID, filePath, line, column)
    tap(target, 1, for: duration, pause: 0.1, at: place)
  }

  /// Stays down for a time, drags to another place, and lifts.
  public func press(
    _ target: any TouchTarget,
    for duration: TimeInterval,
    thenDragTo end: any TouchTarget,
    over time: TimeInterval = 0.3,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let place = CallSite(fileID, filePath, line, column)
    guard down(at: target, for: place) else { return }
    stage.advance(by: duration)
    if let point = stage.locate(end, at: place) { glide(to: point, over: time, at: place) }
    stage.perform([.up(self, nil)], at: place)
  }

  /// Drags by an offset in window points and lifts.
  public func drag(
    from start: any TouchTarget,
    by offset: CGVector,
    over duration: TimeInterval = 0.2,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let place = CallSite(fileID, filePath, line, column)
    drag(from: start, by: offset, over: duration, at: place)
  }

  /// Drags to another place and lifts.
  public func drag(
    from start: any TouchTarget,
    to end: any TouchTarget,
    over duration: TimeInterval = 0.2,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let place = CallSite(fileID, filePath, line, column)
    guard down(at: start, for: place) else { return }
    if let point = stage.locate(end, at: place) { glide(to: point, over: duration, at: place) }
    stage.perform([.up(self, nil)], at: place)
  }

  /// Moves quickly in a direction: 150 points in 0.15 s by default.
  public func swipe(
    _ target: any TouchTarget,
    _ direction: UISwipeGestureRecognizer.Direction,
    distance: CGFloat = 150,
    over duration: TimeInterval = 0.15,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let place = CallSite(fileID, filePath, line, column)
    let dx: CGFloat = direction.contains(.right) ? 1 : direction.contains(.left) ? -1 : 0
    let dy: CGFloat = direction.contains(.down) ? 1 : direction.contains(.up) ? -1 : 0
    let offset = CGVector(dx: dx * distance, dy: dy * distance)
    drag(from: target, by: offset, over: duration, at: place)
  }

  /// Moves to a point of the window along a straight line, and stays down.
  public func glide(
    to end: CGPoint,
    over duration: TimeInterval = 0.2,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let place = CallSite(fileID, filePath, line, column)
    glide(to: end, over: duration, at: place)
  }

  // MARK: - Helpers of gestures, whose failures are at the call of the gesture

  func tap(
    _ target: any TouchTarget,
    _ taps: Int,
    for duration: TimeInterval,
    pause: TimeInterval,
    at place: CallSite
  ) {
    for tap in 0..<max(1, taps) {
      if tap > 0 { stage.advance(by: pause) }
      guard down(at: target, for: place) else { return }
      stage.advance(by: duration)
      stage.perform([.up(self, nil)], at: place)
    }
  }

  func drag(
    from start: any TouchTarget,
    by offset: CGVector,
    over duration: TimeInterval,
    at place: CallSite
  ) {
    guard down(at: start, for: place), let location else { return }
    let end = CGPoint(x: location.x + offset.dx, y: location.y + offset.dy)
    glide(to: end, over: duration, at: place)
    stage.perform([.up(self, nil)], at: place)
  }

  private func glide(to end: CGPoint, over duration: TimeInterval, at place: CallSite) {
    guard let start = location else { return stage.perform([.move(self, end)], at: place) }
    stage.glide([(self, .line(from: start, to: end))], over: duration, at: place)
  }

  /// Comes down on a target; returns false, and notes a fault, if there is no such target.
  private func down(at target: any TouchTarget, for place: CallSite) -> Bool {
    guard let point = stage.locate(target, at: place) else { return false }
    stage.perform([.down(self, point)], at: place)
    stage.checkHit(of: target)
    return true
  }
}
