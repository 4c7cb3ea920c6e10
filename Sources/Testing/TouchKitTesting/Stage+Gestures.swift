import FingerPaths
public import Foundation
public import Geometry
import TouchKit

/// Gestures of several fingers, on any target of a test.
extension Stage {
  /// The default finger, for tests that need only one.
  public var finger: Finger {
    if let firstFinger { return firstFinger }
    let finger = makeFinger()
    firstFinger = finger
    return finger
  }

  /// Taps with several fingers side by side, 40 points apart, once or several times.
  public func tap(
    _ target: any TouchTarget,
    taps: Int = 1,
    touches: Int,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let place = CallSite(fileID, filePath, line, column)
    tap(target, taps, touches, at: place)
  }

  /// Taps with two fingers.
  public func twoFingerTap(
    _ target: any TouchTarget,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let place = CallSite(fileID, filePath, line, column)
    tap(target, 1, 2, at: place)
  }

  /// Moves two fingers apart or together: a scale of 2 doubles their distance.
  public func pinch(
    _ target: any TouchTarget,
    scale: CGFloat,
    distance: CGFloat = 100,
    over duration: TimeInterval = 0.3,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let place = CallSite(fileID, filePath, line, column)
    guard let middle = locate(target, at: place) else { return }
    let paths = FingerPath.pinch(around: middle, scale: scale, distance: distance)
    lead(makeFingers(2), along: paths, over: duration, at: place)
  }

  /// Rotates two fingers about the middle of a target, in radians; clockwise is positive.
  public func rotate(
    _ target: any TouchTarget,
    by angle: CGFloat,
    distance: CGFloat = 100,
    over duration: TimeInterval = 0.3,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let place = CallSite(fileID, filePath, line, column)
    guard let middle = locate(target, at: place) else { return }
    let paths = FingerPath.rotation(around: middle, by: angle, distance: distance)
    lead(makeFingers(2), along: paths, over: duration, at: place)
  }

  /// Moves several fingers side by side by an offset in window points.
  public func pan(
    _ target: any TouchTarget,
    by offset: CGVector,
    touches: Int = 1,
    over duration: TimeInterval = 0.3,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let place = CallSite(fileID, filePath, line, column)
    guard let middle = locate(target, at: place) else { return }
    let fingers = makeFingers(touches)
    let paths = FingerPath.places(of: fingers.count, around: middle).map { start in
      FingerPath.line(from: start, to: CGPoint(x: start.x + offset.dx, y: start.y + offset.dy))
    }
    lead(fingers, along: paths, over: duration, at: place)
  }

  /// Rotates one finger about another one that rests in the middle of a target, in radians.
  public func pivot(
    _ target: any TouchTarget,
    by angle: CGFloat,
    distance: CGFloat = 100,
    over duration: TimeInterval = 0.3,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let place = CallSite(fileID, filePath, line, column)
    guard let middle = locate(target, at: place) else { return }
    let fingers = makeFingers(2)
    let paths = FingerPath.pivot(around: middle, by: angle, distance: distance)
    perform(zip(fingers, paths).map { .down($0, $1.point(at: 0)) }, at: place)
    // The resting finger sends no samples.
    glide([(fingers[1], paths[1])], over: duration, at: place)
    perform(fingers.map { .up($0, nil) }, at: place)
  }

  // MARK: - Movement

  private func tap(_ target: any TouchTarget, _ taps: Int, _ touches: Int, at place: CallSite) {
    let fingers = makeFingers(touches)
    for tap in 0..<max(1, taps) {
      if tap > 0 { advance(by: 0.1) }
      guard let middle = locate(target, at: place) else { return }
      let points = FingerPath.places(of: fingers.count, around: middle)
      perform(zip(fingers, points).map { .down($0, $1) }, at: place)
      advance(by: 0.05)
      perform(fingers.map { .up($0, nil) }, at: place)
    }
  }

  /// Moves fingers down at the starts of their paths, along them, and lifts them.
  private func lead(
    _ fingers: [Finger],
    along paths: [FingerPath],
    over duration: TimeInterval,
    at place: CallSite
  ) {
    perform(zip(fingers, paths).map { .down($0, $1.point(at: 0)) }, at: place)
    glide(Array(zip(fingers, paths)), over: duration, at: place)
    perform(fingers.map { .up($0, nil) }, at: place)
  }

  /// Moves fingers that are down along their paths at the same time, with an event every 1/60 s.
  func glide(
    _ ways: [(finger: Finger, path: FingerPath)],
    over duration: TimeInterval,
    at place: CallSite
  ) {
    let count = FingerPath.stepCount(over: duration)
    for step in 1...count {
      advance(by: max(0, duration) / Double(count))
      let part = CGFloat(step) / CGFloat(count)
      perform(ways.map { .move($0.finger, $0.path.point(at: part)) }, at: place)
    }
  }
}
