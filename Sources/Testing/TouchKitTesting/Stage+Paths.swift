import FingerPaths
public import Foundation
import TouchKit

/// Movements of fingers on arbitrary paths.
extension Stage {
  /// Moves fingers that are down along one path each, at the same time, with an event every 1/60 s.
  ///
  /// A path is a line through points of the window that starts at the finger. The finger moves along it at an even
  /// speed. The fingers stay down.
  public func move(
    _ ways: [(finger: Finger, path: [CGPoint])],
    over duration: TimeInterval = 0.3,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let place = CallSite(fileID, filePath, line, column)
    move(ways, over: duration, at: place)
  }

  func move(
    _ ways: [(finger: Finger, path: [CGPoint])],
    over duration: TimeInterval,
    at place: CallSite
  ) {
    let paths = ways.compactMap { way in
      FingerPath.bends(through: (way.finger.location.map { [$0] } ?? []) + way.path)
        .map { (finger: way.finger, path: $0) }
    }
    glide(paths, over: duration, at: place)
  }

  /// Draws each path with a new finger, which comes down at its first point and lifts at its end.
  public func draw(
    _ paths: [[CGPoint]],
    over duration: TimeInterval = 0.3,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let place = CallSite(fileID, filePath, line, column)
    let ways = paths.filter { !$0.isEmpty }.map { (finger: makeFinger(), path: $0) }
    perform(ways.map { .down($0.finger, $0.path[0]) }, at: place)
    move(ways, over: duration, at: place)
    perform(ways.map { .up($0.finger, nil) }, at: place)
  }
}

extension Finger {
  /// Moves along a line through points of the window at an even speed, and stays down.
  public func move(
    along path: [CGPoint],
    over duration: TimeInterval = 0.3,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let place = CallSite(fileID, filePath, line, column)
    stage.move([(self, path)], over: duration, at: place)
  }
}
