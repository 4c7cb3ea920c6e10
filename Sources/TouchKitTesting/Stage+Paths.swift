public import Foundation
import TouchKit

/// Fingers on paths of any form.
extension Stage {
  /// Leads fingers that are down along a path each, all at the same time, an event every 1/60 s.
  ///
  /// A path is a line through points of the window, from where the finger is; its length is gone at
  /// an even speed. The fingers stay down.
  public func move(_ ways: [(finger: Finger, path: [CGPoint])], over duration: TimeInterval = 0.3) {
    let walks = ways.map { way in
      (way.finger, Walk(way.finger.location.map { [$0] + way.path } ?? way.path))
    }
    step(over: duration) { part in
      perform(
        walks.compactMap { finger, walk in walk.point(at: part).map { .move(finger, $0) } }
      )
    }
  }

  /// Draws a path with a new finger for each: down at its first point, along it, and up at its end.
  public func draw(_ paths: [[CGPoint]], over duration: TimeInterval = 0.3) {
    let ways = paths.filter { !$0.isEmpty }.map { (finger: makeFinger(), path: $0) }
    perform(ways.map { .down($0.finger, $0.path[0]) })
    move(ways, over: duration)
    perform(ways.map { .up($0.finger, nil) })
  }
}

extension Finger {
  /// Moves along a line through points of the window at an even speed, and stays down.
  public func move(along path: [CGPoint], over duration: TimeInterval = 0.3) {
    stage.move([(self, path)], over: duration)
  }
}

/// A line through points that is walked at an even speed.
private struct Walk {
  private let points: [CGPoint]
  private let lengths: [CGFloat]

  init(_ points: [CGPoint]) {
    self.points = points
    var length: CGFloat = 0
    lengths = points.indices.map { index in
      if index > 0 {
        let (from, to) = (points[index - 1], points[index])
        length += hypot(to.x - from.x, to.y - from.y)
      }
      return length
    }
  }

  /// Where one is after a part of the way; nil when there is no way.
  func point(at part: CGFloat) -> CGPoint? {
    guard let last = points.last, let whole = lengths.last else { return nil }
    let length = whole * min(max(part, 0), 1)
    guard part < 1, let next = lengths.firstIndex(where: { $0 > length }), next > 0 else {
      return last
    }
    let (from, to) = (points[next - 1], points[next])
    let share = (length - lengths[next - 1]) / (lengths[next] - lengths[next - 1])
    return CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
  }
}
