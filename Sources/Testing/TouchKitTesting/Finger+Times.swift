public import Foundation
import TouchKit

/// The steps of a finger at times that the test chooses, for tests about the course of time.
///
/// ```swift
/// finger.down(at: 0, on: card)
/// finger.up(at: 0.05)
/// finger.down(at: 0.30, on: card)   // soon enough for a double tap
/// ```
///
/// Times are in seconds from the start of the test. The stage's clock first advances to the moment, so that all
/// earlier timers have fired. A moment in the past fails the test at its line.
extension Finger {
  /// Comes down on a target at a time.
  public func down(
    at time: TimeInterval,
    on target: any TouchTarget,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let place = CallSite(fileID, filePath, line, column)
    if let point = stage.point(of: target, when: time, at: place) {
      stage.perform([.down(self, point)], at: place)
    }
  }

  /// Moves to a target at a time.
  public func move(
    at time: TimeInterval,
    to target: any TouchTarget,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let place = CallSite(fileID, filePath, line, column)
    if let point = stage.point(of: target, when: time, at: place) {
      stage.perform([.move(self, point)], at: place)
    }
  }

  /// Lifts at a time, at its present place.
  public func up(
    at time: TimeInterval,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let place = CallSite(fileID, filePath, line, column)
    if stage.reach(time, at: place) { stage.perform([.up(self, nil)], at: place) }
  }
}

extension Stage {
  /// Advances time to a moment, and returns the place of a target then.
  ///
  /// Returns nil, and fails the test, if the moment is in the past or there is no such target.
  fileprivate func point(
    of target: any TouchTarget,
    when moment: TimeInterval,
    at place: CallSite
  ) -> CGPoint? {
    reach(moment, at: place) ? locate(target, at: place) : nil
  }

  /// Advances time to a moment; returns false, and fails the test, if it is in the past.
  fileprivate func reach(_ moment: TimeInterval, at place: CallSite) -> Bool {
    guard moment >= time else {
      refuse("a finger cannot act at \(moment) s: the time is already \(time) s", at: place)
      return false
    }
    advance(to: moment)
    return true
  }
}
